"""Checks the dice of recorded games from docs/notation.md alone: a second, independent reading of that page.

    python3 tests/records/verify.py FILE...

The rules of the game are not checked, only that the commitment, the draw and every die are what the seed gives, and
that who is said to have won by resignation is the only one who did not resign.
"""

import hashlib
import hmac
import itertools
import re
import sys

WHO_BEGINS = {"medellin": "seat_1", "simulator": "random", "parchis4a": "random", "parchis2d": "seat_1",
              "parcheesi": "lowest_roll"}


def stream(seed, commitment):
    """The numbers below n that the seed gives, one after the other."""
    blocks = (hmac.digest(seed, commitment + i.to_bytes(8, "big"), "sha256") for i in itertools.count())
    data = itertools.chain.from_iterable(blocks)

    def below(n):
        return next(byte for byte in data if byte < 256 - 256 % n) % n

    return below


def games(text):
    return [part for part in re.split(r"(?m)^(?=\[record )", text) if part.startswith("[record ")]


def draw(kind, seats, below):
    """The throws that the seed gives, and the seat that begins."""
    throws = []
    if kind == "seat_1":
        return throws, seats[0]
    if kind == "random":
        return throws, seats[below(len(seats))]
    while len(seats) > 1:
        fell = [(seat, below(6) + 1) for seat in seats]
        throws += fell
        best = (min if kind == "lowest_roll" else max)(die for _, die in fell)
        seats = [seat for seat, die in fell if die == best]
    return throws, seats[0]


def fault(game):
    """What is wrong with a game's dice, or None."""
    headers = dict(re.findall(r'(?m)^\[(\S+) "(.*)"\]$', game))
    if headers.get("dice") != "hmac-sha256":
        return "the dice are not of the hash scheme"
    if "seed" not in headers:
        return "the seed is not shown"
    seed = bytes.fromhex(headers["seed"])
    terms = game[:game.index("[dice ")]
    commitment = hashlib.sha256(seed + terms.encode()).digest()
    if commitment.hex() != headers["commitment"]:
        return "the commitment is not that of the seed and the terms"
    below = stream(seed, commitment)
    if "start" not in headers:
        seats = [int(seat) for seat in re.findall(r'(?m)^\[seat "(\d)', game)]
        kind = headers.get("board.first") or WHO_BEGINS[headers.get("base", headers["rules"])]
        throws, first = draw(kind, seats, below)
        written = re.search(r"(?m)^draw (.*)$", game)
        if [f"{seat}:{die}" for seat, die in throws] != (written[1].split() if written else []):
            return "the draw is not what the seed gives"
        if f"\nbegins {first}\n" not in game:
            return "another seat begins"
    for roll in re.findall(r"(?<!\S)([1-6](?:-[1-6])?):(?=\s)", game):
        dice = "-".join(str(below(6) + 1) for _ in roll.split("-"))
        if dice != roll:
            return f"expected {dice}; found {roll}"
    return fault_of_resignation(game, headers)


def fault_of_resignation(game, headers):
    """What is wrong with a win by resignation, or None."""
    seats = set(re.findall(r'(?m)^\[seat "(\d)', game))
    turns = re.sub(r"\{[^}]*\}", "", game[game.index("\nbegins "):])
    left = seats - set(re.findall(r"(?<!\S)resign([1-8])(?=\s)", turns))
    won = re.fullmatch(r"(\d) wins by resignation", headers.get("result", ""))
    if won and left != {won[1]}:
        return f"seat {won[1]} is said to have won by resignation; who did not resign: {' '.join(sorted(left)) or 'nobody'}"
    return None


def main(files):
    count = faults = 0
    for file in files:
        with open(file, encoding="utf-8", newline="") as text:
            for game in games(text.read()):
                count += 1
                wrong = fault(game)
                if wrong:
                    faults += 1
                    print(f"{file}: game {count}: {wrong}")
    print(f"{count} games, {faults} faults")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
