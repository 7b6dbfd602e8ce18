#!/usr/bin/env python3
"""Plays the matches of docs/strength.md and writes the page.

    tools/strength.py > docs/strength.md    the whole page, a quarter of an hour on two cores
    tools/strength.py --games 2000 --slow 200 --rules parchis4a
    tools/strength.py --exact               the section on exact play alone; two minutes for tables that are not there yet
"""
import argparse
import json
import subprocess
import sys

# one seat against all others; "slow" ones think long
FOUR = [("greedy", "random"), ("expert", "random"), ("learned", "random"), ("search", "random"),
        ("expert", "greedy"), ("learned", "greedy"), ("learned", "expert"), ("search", "learned")]
TWO = [("greedy", "random"), ("expert", "random"), ("learned", "random"), ("expert", "greedy"), ("learned", "greedy"),
       ("learned", "expert"), ("search", "learned")]
LEVELS = [("2", "1"), ("3", "2"), ("4", "3"), ("5", "4")]
SLOW = {"search", "5"}

BOTS = ["random", "greedy", "expert", "learned", "search"]
# title, rules that have such endings and leave something to decide there, options of salida solve
ENDINGS = [("one piece each on the board", ["medellin", "simulator", "parchis2d", "parcheesi"],
            ["--ending", "board", "--pieces", "1"]),
           ("two pieces each on the board", ["simulator", "parchis4a"], ["--ending", "board", "--pieces", "2"]),
           ("four pieces each in the columns", ["simulator", "parchis4a", "parcheesi"],
            ["--ending", "columns", "--pieces", "4"])]


def play(options, rules, one, others, players):
    games = options.slow if one in SLOW or others in SLOW else options.games
    command = [options.salida, "arena", "--rules", rules, "--seats", ",".join([one] + [others] * (players - 1)),
               "--games", str(games), "--seed", str(options.seed), "--json", "-"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    first = json.loads(done.stdout)["entrants"][0]
    low, high = first["ci95"]
    print(f"{rules} {one}/{others} {players}: {100 * first['share']:.1f} %", file=sys.stderr, flush=True)
    return f"{100 * first['share']:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def table(options, title, pairs, players):
    lines = [f"## {title}", "", "| | " + " | ".join(f"`{rules}`" for rules in options.rules) + " |",
             "|---" * (len(options.rules) + 1) + "|"]
    for one, others in pairs:
        cells = [play(options, rules, one, others, players) for rules in options.rules]
        lines.append(f"| `{one}` against `{others}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def compare(options, rules, ending, bot):
    command = [options.salida, "solve", "--rules", rules, *ending, "--compare", bot, "--decisions", str(options.decisions),
               "--seed", str(options.seed), "--json"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout)
    low, high = found["ci95"]
    print(f"{rules} {' '.join(ending)} {bot}: {100 * found['mean_loss']:.4f} %", file=sys.stderr, flush=True)
    return (f"{100 * found['mean_loss']:.3f} ({100 * low:.3f}-{100 * high:.3f}), "
            f"{100 * found['largest_loss']:.1f}, {100 * found['lose_nothing']:.0f}")


def exact_play(options):
    lines = ["## Against exact play", "", f"""What a decision loses against exact play, in percent of a game won: the mean with its 95 % interval, the largest of
{options.decisions} decisions, and how many of a hundred lose nothing. Positions are drawn evenly from a solved ending of two players, with a random
roll that leaves a choice (`salida solve --rules ID --ending ... --pieces N --compare BOT --decisions {options.decisions} --seed {options.seed}`). Bots play without tables
here: with them, `learned` and `search` play the shipped endings exactly. [endings.md](endings.md) says what is solved.
"""]
    for title, all_rules, ending in ENDINGS:
        rules = [one for one in all_rules if one in options.rules]
        lines += [f"| {title} | " + " | ".join(f"`{one}`" for one in rules) + " |", "|---" * (len(rules) + 1) + "|"]
        for bot in BOTS:
            cells = [compare(options, one, ending, bot) for one in rules]
            lines.append(f"| `{bot}` | " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--salida", default="build/release/salida")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--slow", type=int, default=120, help="games of bots that think long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", nargs="+", help="by default all that are built in")
    parser.add_argument("--decisions", type=int, default=4000, help="that are compared with exact play")
    parser.add_argument("--exact", action="store_true", help="the section on exact play alone")
    options = parser.parse_args()
    if not options.rules:
        known = subprocess.run([options.salida, "rules", "list", "--json"], check=True, capture_output=True, text=True)
        options.rules = [rules["id"] for rules in json.loads(known.stdout)["rule_sets"]]
    if options.exact:
        print(exact_play(options))
        return
    print(f"""# How strong the bots are

Made by `{' '.join(['tools/strength.py'] + sys.argv[1:])}`: matches of `salida arena`, each deal of dice in every
seating, to the first winner, seed {options.seed}; {options.games} games a match, {options.slow} where somebody thinks long. Shares of games won
in percent, with 95 % intervals over deals. What the bots are stands in [bots.md](bots.md).
""")
    print(table(options, "Four players, one against three: 25 is a fair share", FOUR, 4))
    print(table(options, "Two players: 50 is a fair share", TWO, 2))
    print(table(options, "Levels, one against three of the level below: 25 is a fair share", LEVELS, 4))
    print(exact_play(options))


main()
