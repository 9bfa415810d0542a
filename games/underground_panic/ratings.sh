# The tournaments of docs/ratings.md; tools/ratings reads this and says what the words mean.
# shellcheck shell=bash
levels underground-panic 1600
arena 'Greedy is to win 95 of 100 games against random.' \
  --game underground-panic --bots greedy,random --games 2000
arena 'The top level, 300 ms a turn on one thread, is to win 80 of 100 games against greedy.' \
  --game underground-panic --bots old-growth@300ms,greedy --games 400
arena 'With four seats it is to take 45 of 100 first places against three greedy.' \
  --game underground-panic --seats 4 --bots old-growth@300ms,greedy --games 400
arena 'Twice the iterations are to win 55 of 100.' \
  --game underground-panic --bots old-growth@100,old-growth@50 --games 300
reference underground-panic 100 20
