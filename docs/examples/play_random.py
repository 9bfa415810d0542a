"""Plays one random game: python3 docs/examples/play_random.py [./understory] [mushroom-gangs] [2]"""
import json, random, subprocess, sys

program, game, seats = (sys.argv[1:] + ["./understory", "mushroom-gangs", "2"][len(sys.argv) - 1:])[:3]
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit(answer["error"]["message"])
    return answer

actor = ask(cmd="new", game=game, seats=int(seats), seed="5" * 64)["actor"]
while actor is not None:
    if actor == "chance":
        actor = ask(cmd="roll")["actor"]
    else:
        actor = ask(cmd="do", move=random.choice(ask(cmd="legal")["moves"])["move"])["actor"]
print(ask(cmd="scores")["totals"])
