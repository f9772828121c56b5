"""A program that plays: makes a table, sits down against the server's own bots and answers every question at random, over HTTP.

    LONGTABLE_TOKEN=... python3 examples/bot.py http://localhost:8080 yield

It needs nothing but Python. The token needs the rights watch, play and host; profile page, "For tinkerers".
docs/api.md says what the messages mean.
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "skirmish"
TOKEN = os.environ.get("LONGTABLE_TOKEN", "")


def ask(method, path, body=None):
    """One request. A refusal comes back as an object with a code."""
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)
    except urllib.error.URLError as error:
        sys.exit(f"nobody answers at {BASE}: {error.reason}")


def answer_to(question):
    """One legal answer to a question: there are four shapes, and only four."""
    shape = question["shape"]
    if shape == "pick":
        return random.choice(question["options"])
    if shape == "some":
        return random.sample(question["options"], random.randint(question["min"], question["max"]))
    if shape == "order":
        return random.sample(question["items"], len(question["items"]))
    parts = list(question["least"])
    while sum(parts) < question["min"]:
        part = random.randrange(len(parts))
        if parts[part] < question["most"][part]:
            parts[part] += 1
    return parts


def make_table():
    games = {game["id"]: game for game in ask("GET", "/api/games")["games"]}
    if GAME not in games:
        sys.exit(f"there is no game {GAME}, but {', '.join(games)}")
    bots = games[GAME]["players"]["min"] - 1
    seats = [{"who": "me"}] + [{"who": "bot", "level": "apprentice"}] * bots
    table = ask("POST", "/api/tables", {"game": GAME, "seats": seats})
    if "refused" in table:
        sys.exit(f"no table, is LONGTABLE_TOKEN right? {table}")
    ask("POST", f"/api/tables/{table['id']}/say", {"t": "start", "id": "start-now"})
    return table["id"]


def play(table):
    """Looks, answers what is asked, and waits until something looks different."""
    sent, version = 0, ""
    while True:
        seen = ask("GET", f"/api/tables/{table}/look?wait=20&after={version}")
        version = seen["version"]
        for one in seen["looks"]:
            look = one["look"]
            if look["result"] is not None:
                return look["result"], sent
            if look["question"] is None or one["seat"] not in look["awaited"]:
                continue
            command = {"t": "answer", "seat": one["seat"], "given": look["given"], "answer": answer_to(look["question"]["ask"])}
            said = ask("POST", f"/api/tables/{table}/say", {"t": "do", "id": f"answer-{sent:06}", "command": command})
            if "refused" in said and said["refused"] != "stale":
                sys.exit(f"refused: {said}")
            sent += 1


result, answers = play(make_table())
print(f"{GAME}: winners {result['winners']}, scores {result['scores']}, {answers} answers")
