# The tournaments of docs/ratings.md; tools/ratings reads this and says what the words mean.
# shellcheck shell=bash
levels mushroom-gangs 3000 --opening 4
arena 'The top level, 300 ms a turn on one thread, is to win 90 of 100 games against greedy.' \
  --game mushroom-gangs --bots old-growth@300ms,greedy --games 60 --opening 4
arena 'It is to win 99 of 100 against random; here with the iterations of its level, which is less.' \
  --game mushroom-gangs --bots old-growth,random --games 400 --opening 4
arena 'With four seats it is to take 55 of 100 first places against three greedy.' \
  --game mushroom-gangs --seats 4 --bots old-growth@300ms,greedy --games 40 --opening 4
arena 'Twice the iterations are to win 55 of 100.' \
  --game mushroom-gangs --bots old-growth@2000,old-growth@1000 --games 600 --opening 4
reference mushroom-gangs 800 500
