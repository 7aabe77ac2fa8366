"""A bot for Marches in 60 lines, with Python's own library only: `python client.py http://127.0.0.1:8000 raiders`.

It sets up a table against two bots, follows its page and gives a random answer whenever it is asked. It knows no rules:
every answer it may give is in its page. If the connection breaks, it comes back where it was.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "raiders"


def call(path, body=None, secret="", last=""):
    """Send one request. Returns the open response."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    if last:
        headers["last-event-id"] = last
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(BASE + path, data, headers), timeout=60)


def pages(path, secret):
    """Yield the page after every change, from server-sent events. After a break, continue from the last id."""
    kind = last = ""
    while True:
        try:
            for line in call(path, None, secret, last):
                field, _, value = line.decode().rstrip("\n").partition(": ")
                kind = value if field == "event" else kind
                last = value if field == "id" else last
                if field == "data" and kind == "page":
                    yield json.loads(value)
        except OSError as error:
            print("connection lost, trying again:", error)
        time.sleep(1)


seats = [{"kind": "me", "name": "Sixty lines"}, {"kind": "bot"}, {"kind": "bot"}]
made = json.load(call("/api/tables", {"game": GAME, "seats": seats}))
table, secret = f"/api/tables/{made['id']}", made["links"][0]["secret"]
for page in pages(f"{table}/events?lang=en", secret):
    for row in page["log"]:
        print(*(said["words"] for said in row["said"]), sep="\n")
    if page["over"]:
        print("Scores:", page["over"]["scores"], "- the seed was", page["over"]["seed"])
        break
    if page["question"]["options"]:
        option = random.choice(page["question"]["options"])
        answer = {"n": page["question"]["n"], "seen": page["version"], "answer": option["answer"]}
        try:
            call(f"{table}/answers", answer, secret).close()
        except urllib.error.HTTPError as refused:  # 409: the table moved on, the next page is on its way
            print("refused:", json.load(refused)["message"])
