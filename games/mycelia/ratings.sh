# The tournaments of docs/ratings.md; tools/ratings reads this and says what the words mean.
# shellcheck shell=bash
levels mycelia 600
arena 'The top level, 300 ms a turn on one thread, is to win 85 of 100 games against greedy.' \
  --game mycelia --bots old-growth@300ms,greedy --games 400
arena 'With four seats it is to take 50 of 100 first places against three greedy.' \
  --game mycelia --seats 4 --bots old-growth@300ms,greedy --games 400
arena 'Greedy is to win 95 of 100 against random.' \
  --game mycelia --bots greedy,random --games 400
alone 'Alone the top level, with the iterations of its level, is to beat Gwidyon with 20 drops in 60 of 100 games.' \
  --game mycelia --seats 1 --bot old-growth --games 400
arena 'Twice the iterations are to win 55 of 100.' \
  --game mycelia --bots old-growth@100,old-growth@50 --games 300
reference mycelia 100 20
