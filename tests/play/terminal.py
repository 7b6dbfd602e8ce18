"""salida play in a real terminal (tmux): whole games by keys, an undo, a call, a resize, a kill and a resume.

usage: terminal.py PROGRAM
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tmux"))
from tmux_terminal import run_checks  # noqa: E402: found by the line above

RULES = ["medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"]


class Play:
    def __init__(self, program, terminal):
        self.program, self.terminal = program, terminal
        self.home = tempfile.mkdtemp()
        self.record = os.path.join(self.home, "game.salida")

    def start(self, options, environment=""):
        home = f"XDG_DATA_HOME={self.home}/data XDG_CONFIG_HOME={self.home}/config"
        self.terminal.type(f"clear; {environment} {home} {shlex.quote(self.program)} play {options}; echo status:$?")

    def begin(self, options, environment=""):
        self.start(f"{options} --record {self.record}", environment)
        self.terminal.wait(lambda screen: "q quit" in screen or "q salir" in screen)

    def quit(self):
        self.terminal.keys("q")
        self.ended_with(0)

    def ended_with(self, status):
        self.terminal.wait_for_shell()
        self.terminal.wait(f"status:{status}")

    def words(self):
        with open(self.record, encoding="utf-8") as file:
            return "".join(file.read().split())

    def audit(self):
        return subprocess.run([self.program, "audit", self.record], capture_output=True, text=True,
                              encoding="utf-8").stdout

    def pid(self):
        found = subprocess.run(["pgrep", "-P", self.terminal.ask("pane_pid")], check=True, capture_output=True, text=True)
        return int(found.stdout.split()[0])


def plays_every_rule_set_to_the_end(play, terminal):
    for rules in RULES:
        play.record = os.path.join(play.home, rules + ".salida")
        # Where people may call, bots leave them time for it: people alone are through sooner.
        seats = "me,me" if rules == "medellin" else "me,1"
        play.begin(f"--rules {rules} --seats {seats} --speed none --lang en")
        size = (80, 24)
        for turn in range(4000):
            # r rolls where dice are awaited, 1 takes the first choice where there is one; neither does harm elsewhere.
            terminal.keys(*["r", "1"] * 10)
            if turn == 3:
                terminal.resize(100, 30)
            if turn == 6:
                terminal.resize(*size)
            if re.search(r"^ q quit", terminal.screen(), re.M):
                break
        terminal.wait(lambda screen: re.search(r"^ q quit", screen, re.M) is not None)
        play.quit()
        terminal.wait("salida review")
        assert "The commitment holds; every die and every play" in play.audit(), rules + play.audit()


def shows_a_choice_and_takes_it_back(play, terminal):
    play.begin("--rules simulator --seats me,me --dice hand --lang en")
    for dice in ["44", "23"]:
        terminal.keys("r", *dice, "Enter")
        if dice == "44":
            terminal.wait("jail: -")
    terminal.wait(">1 5-7 [2]")
    terminal.wait("{ 7}")
    before = terminal.screen()
    terminal.keys("Right")
    terminal.wait(">2 5-8 [3]")
    terminal.keys("Enter")
    terminal.wait("[2][ ]")
    terminal.keys("u")
    terminal.wait(lambda screen: screen == before)
    terminal.keys("w", *"5-9", "Enter")
    terminal.wait("(rule S")
    terminal.keys("h")
    terminal.wait("The strongest bot would play 5")
    play.quit()
    terminal.wait("To go on: salida play --resume")


def calls_a_missed_capture(play, terminal):
    """Red could capture on 13 with a three, and does not; Yellow sees it."""
    subprocess.run([play.program, "play", "--plain", "--rules", "medellin", "--seats", "me,me", "--dice", "hand",
                    "--record", play.record], check=True, stdin=subprocess.DEVNULL, capture_output=True,
                   env=dict(os.environ, XDG_CONFIG_HOME=play.home))
    with open(play.record, encoding="utf-8") as file:
        record = file.read()
    start = '[start "medellin t1 1:10,20,g,g 3:n,n,13,g"]\n'
    with open(play.record, "w", encoding="utf-8") as file:
        file.write(record.replace("[dice", start + "[dice"))
    play.start(f"--resume --record {play.record} --lang en")
    terminal.wait("call: 1 Red 3 Yellow")
    terminal.keys("3")
    terminal.wait("Yellow calls, but no capture was missed. It costs nothing.")
    terminal.keys("r", "3", "1", "Enter")
    terminal.wait("10-13x [3]")
    terminal.keys("w", *"10-16", "Enter")
    terminal.wait("(rule M")
    # Both moves are on offer at first: what is left to play tells the two screens apart.
    for move, to_play in [("20-23 [3]", "3 and 1 to play"), ("10-11 [1]", "Red has 1 to play")]:
        terminal.wait(lambda screen, move=move, to_play=to_play: move in screen and to_play in screen)
        number = re.search(r"(\d) " + re.escape(move), terminal.screen()).group(1)
        terminal.keys(number)
    terminal.wait("Yellow is to roll")
    terminal.keys("3")
    terminal.wait("Red was called and gives up the piece on 11")
    terminal.keys("1")
    terminal.wait("goes to jail")
    play.quit()
    assert "call3" in play.words() and "11!n" in play.words(), play.words()


def loses_nothing_when_it_is_killed(play, terminal):
    play.begin("--rules parchis2d --seats me,2 --speed none --lang en")
    for _ in range(8):
        terminal.keys(*["r", "1"] * 5)
    time.sleep(0.5)
    os.kill(play.pid(), signal.SIGKILL)
    terminal.wait("Killed")
    terminal.type("reset; stty sane")
    before = play.words()
    assert "1.t" in before
    play.start(f"--resume --record {play.record} --lang en")
    terminal.wait("q quit")
    play.quit()
    assert play.words().startswith(before), "something was lost"
    assert "not finished" in play.audit() or "sound" in play.audit()


def goes_on_after_a_hangup(play, terminal):
    play.begin("--rules parcheesi --seats me,2 --speed none --lang en")
    terminal.keys(*["r", "1"] * 10)
    time.sleep(0.5)
    os.kill(play.pid(), signal.SIGHUP)
    play.ended_with(129)
    before = play.words()
    play.start(f"--resume --record {play.record} --lang en")
    terminal.wait("q quit")
    play.quit()
    assert play.words().startswith(before)


def begins_from_the_menu(play, terminal):
    play.start("--lang en")
    terminal.wait("↑↓ line")
    terminal.keys("Right", "Down", "Down")
    terminal.keys(*"Ana")
    terminal.wait("Ana_")
    terminal.keys("Down", "Right", "Enter")
    terminal.wait("> Begin")
    terminal.keys("Enter")
    terminal.wait("(Ana)")
    play.quit()
    play.start("--lang es")
    terminal.wait("Ana_")
    terminal.keys("Escape")
    play.ended_with(0)


def fits_every_terminal(play, terminal):
    for environment, expected in [("NO_COLOR=1", "q quit"), ("TERM=vt100", "q quit"), ("LC_ALL=C", "q quit"),
                                  ("TERM=screen", "q quit")]:
        play.record = os.path.join(play.home, environment + ".salida")
        play.begin("--rules medellin --seats me,2 --lang en", environment)
        terminal.wait(expected)
        play.quit()
    play.record = os.path.join(play.home, "small.salida")
    play.begin("--rules medellin --seats me,2 --lang en")
    terminal.resize(60, 20)
    terminal.wait("The terminal is too small: 60 x 20")
    terminal.resize(80, 24)
    terminal.wait("q quit")
    play.quit()


def speaks_spanish(play, terminal):
    play.begin("--rules medellin --seats me,2", "LC_ALL=es_CO.UTF-8")
    terminal.wait("Le toca a Rojo")
    terminal.keys("?")
    terminal.wait("Teclas")
    terminal.keys("q")
    terminal.wait("q salir")
    play.quit()


def is_plain_where_there_is_no_terminal(play, terminal):
    play.start(f"--rules simulator --seats me,2 --lang en --record {play.record}", "TERM=dumb")
    terminal.wait("Type ? for help.")
    terminal.type("q")
    terminal.wait("status:0")


CHECKS = [plays_every_rule_set_to_the_end, shows_a_choice_and_takes_it_back, calls_a_missed_capture,
          loses_nothing_when_it_is_killed, goes_on_after_a_hangup, begins_from_the_menu, fits_every_terminal,
          speaks_spanish, is_plain_where_there_is_no_terminal]


def main():
    program = os.path.abspath(sys.argv[1])
    return run_checks(CHECKS, lambda terminal: Play(program, terminal))


if __name__ == "__main__":
    sys.exit(main())
