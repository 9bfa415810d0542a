# The tournaments of docs/ratings.md; tools/ratings reads this and says what the words mean.
# shellcheck shell=bash
levels tree-society 600
arena 'The top level, 300 ms a turn on one thread, is to win 85 of 100 games against greedy.' \
  --game tree-society --bots old-growth@300ms,greedy --games 400
arena 'It is to win 99 of 100 against random; here with 100 iterations, which is less.' \
  --game tree-society --bots old-growth@100,random --games 100
arena 'With four seats it is to take 50 of 100 first places against three greedy.' \
  --game tree-society --seats 4 --bots old-growth@300ms,greedy --games 80
arena 'Twice the iterations are to win 55 of 100.' \
  --game tree-society --bots old-growth@100,old-growth@50 --games 300
reference tree-society 100 20
