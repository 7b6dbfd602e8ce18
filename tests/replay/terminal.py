"""salida replay in a real terminal (tmux): keys, sizes, colours, signals, and the terminal as it was afterwards.

usage: terminal.py PROGRAM RECORDS

RECORDS has at least two games. What the screen must show is taken from what the same program tells as text.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tmux"))
from tmux_terminal import PATIENCE, run_checks  # noqa: E402: found by the line above


class Replay:
    def __init__(self, program, records, terminal):
        self.program, self.records, self.terminal = program, records, terminal
        told = self.run("--plain", "--lang", "en")
        self.turns = int(re.search(r"^(\d+) turns, \d+ rolls\.$", told, re.M).group(1))
        self.last_line = [line for line in told.splitlines() if line.startswith("      ")][-2].strip()
        # The first turn in which a piece was captured.
        turn = 0
        for line in told.splitlines():
            heading = re.match(r" *(\d+)  \S", line)
            if heading and not line.startswith("      "):
                turn = int(heading.group(1))
            if re.search(r", (captures|eats) ", line):
                break
        self.first_capture = turn

    def run(self, *options):
        return subprocess.run([self.program, "replay", self.records, *options], check=True, capture_output=True,
                              text=True, encoding="utf-8").stdout

    def start(self, options="", environment=""):
        command = f"{environment} {shlex.quote(self.program)} replay {shlex.quote(self.records)} {options}"
        self.terminal.type("clear; " + command.strip() + "; echo status:$?")
        self.terminal.wait(lambda screen: re.match(r" (Turn|Turno) \d+ (of|de) \d+ ", screen) is not None)

    def at(self, turn):
        self.terminal.wait(f"Turn {turn} of {self.turns} ")

    def quit(self):
        self.terminal.keys("q")
        self.ended_with(0)

    def ended_with(self, status):
        self.terminal.wait_for_shell()
        self.terminal.wait(f"status:{status}")
        assert self.terminal.ask("cursor_flag") == "1", "the cursor is hidden"


def goes_forward_and_back(replay, terminal):
    replay.start("--lang en")
    replay.at(1)
    for key, turn in [("Right", 2), ("Enter", 3), ("Space", 4), ("Left", 3), ("BSpace", 2), ("NPage", 12), ("PPage", 2)]:
        terminal.keys(key)
        replay.at(turn)
    terminal.keys("Left")
    replay.at(1)
    before = terminal.screen()
    terminal.keys("Down")
    terminal.wait("dice ")  # the first roll of the game can be played
    terminal.keys("Up")
    terminal.wait(lambda screen: screen == before)
    terminal.keys("End")
    replay.at(replay.turns)
    terminal.wait(replay.last_line[-20:])
    terminal.keys("Home")
    replay.at(1)
    replay.quit()


def jumps_to_a_turn(replay, terminal):
    replay.start("--lang en --turn 5")
    replay.at(5)
    terminal.keys("g", "1", "2")
    terminal.wait(f"Go to turn (1 to {replay.turns}): 12_")
    terminal.keys("Enter")
    replay.at(12)
    terminal.keys("g", "9", "9", "9", "9", "9", "Enter")
    terminal.wait("There is no turn 99999")
    terminal.keys("g", "3", "Escape")
    terminal.wait("q quit")
    replay.at(12)
    replay.quit()


def finds_captures(replay, terminal):
    replay.start("--lang en")
    terminal.keys("c")
    terminal.wait(lambda screen: re.search(r"(captures|eats) ", screen) is not None)
    replay.at(replay.first_capture)
    terminal.keys("c")
    terminal.keys("C")
    replay.at(replay.first_capture)
    terminal.keys("C")
    terminal.wait("No capture before this.")
    replay.quit()


def plays_by_itself(replay, terminal):
    replay.start("--lang en")
    terminal.keys("+", "+", "+", "p")
    terminal.wait("▶ 8 turns/s")
    replay.at(4)
    terminal.keys("p")
    terminal.wait(lambda screen: "▶" not in screen)
    before = terminal.screen()
    time.sleep(0.5)
    assert terminal.screen() == before, "it goes on though it was stopped"
    replay.quit()


def chooses_among_games(replay, terminal):
    replay.start("--lang en")
    terminal.keys("N")
    terminal.wait("This is the first game.")
    terminal.keys("n")
    terminal.wait("game 2 of ")
    terminal.keys("N")
    terminal.wait("game 1 of ")
    replay.quit()
    replay.start("--lang en --game 2")
    terminal.wait("game 2 of ")
    replay.quit()


def helps(replay, terminal):
    replay.start("--lang en")
    terminal.keys("?")
    terminal.wait("Any key goes back to the game.")
    terminal.keys("q")
    replay.at(1)
    replay.quit()


def follows_the_size_of_the_terminal(replay, terminal):
    replay.start("--lang en")
    before = terminal.screen()
    terminal.resize(60, 20)
    terminal.wait("The terminal is too small: 60 x 20")
    terminal.wait("It takes 80 x 24.")
    terminal.keys("Right")
    terminal.resize(120, 40)
    replay.at(2)
    terminal.wait(lambda screen: "q quit" in screen.splitlines()[39])
    terminal.resize(80, 24)
    terminal.keys("Left")
    terminal.wait(lambda screen: screen == before)
    terminal.resize(60, 20)
    terminal.wait("too small")
    replay.quit()
    terminal.resize(80, 24)


def speaks_spanish(replay, terminal):
    replay.start("", "LC_ALL=es_CO.UTF-8")  # where that locale is not installed, too
    terminal.wait(f"Turno 1 de {replay.turns}")
    terminal.wait("ayuda")
    terminal.keys("?")
    terminal.wait("Cualquier tecla vuelve a la partida.")
    terminal.wait("↓  ↑")
    terminal.keys("q")
    terminal.wait("q salir")
    replay.quit()


def uses_colour_where_it_may(replay, terminal):
    coloured = re.compile(r"\x1b\[[0-9;]*3[1-8]")
    for environment, is_coloured in [("", True), ("TERM=screen", True), ("NO_COLOR=1", False), ("TERM=vt100", False)]:
        replay.start("--lang en", environment)
        screen = terminal.screen("-e")
        assert (coloured.search(screen) is not None) == is_coloured, environment + "\n" + screen
        replay.at(1)
        replay.quit()


def does_without_utf8(replay, terminal):
    replay.start("--lang es", "LC_ALL=C")
    terminal.wait("<> turno")
    terminal.wait(str.isascii)
    replay.quit()


def is_plain_where_there_is_no_terminal(replay, terminal):
    plain = replay.run("--plain", "--lang", "en")
    assert replay.run("--lang", "en") == plain
    piped = terminal.answer(f"{shlex.quote(replay.program)} replay {shlex.quote(replay.records)} --lang en | tail -n 1")
    assert plain.splitlines()[-1] in piped, piped
    for how in ["TERM=dumb", "TERM=no-such-terminal"]:
        told = terminal.answer(f"{how} {shlex.quote(replay.program)} replay {shlex.quote(replay.records)} --lang en")
        assert plain.splitlines()[-1] in told, how + "\n" + told


def gives_the_terminal_back(replay, terminal):
    before = terminal.answer("stty -a")
    for how, status in [("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131)]:
        replay.start("--lang en")
        replay.at(1)
        program = subprocess.run(["pgrep", "-P", terminal.ask("pane_pid")], check=True, capture_output=True, text=True)
        os.kill(int(program.stdout.split()[0]), getattr(signal, "SIG" + how))
        if how == "INT":  # the shell drops the rest of its line
            terminal.wait_for_shell()
            terminal.type("echo status:$?")
        replay.ended_with(status)
        assert terminal.answer("stty -a") == before, "after SIG" + how
    replay.start("--lang en")
    terminal.keys("C-c")
    terminal.wait_for_shell()
    assert terminal.answer("stty -a") == before, "after Ctrl-C"


def can_be_suspended(replay, terminal):
    before = terminal.answer("stty -a")
    replay.start("--lang en")
    terminal.keys("Right")
    replay.at(2)
    shown = terminal.screen()
    terminal.keys("C-z")
    terminal.wait_for_shell()
    terminal.wait("Stopped")
    assert terminal.answer("stty -a") == before, "while it is suspended"
    terminal.resize(90, 30)
    terminal.type("fg")
    replay.at(2)
    terminal.wait(lambda screen: "q quit" in screen.splitlines()[29])
    terminal.resize(80, 24)
    terminal.wait(lambda screen: screen == shown)
    terminal.keys("q")
    terminal.wait_for_shell()
    assert terminal.answer("stty -a") == before, "after it went on"


def ends_when_the_terminal_goes(replay, terminal):
    terminal.type(f"exec {shlex.quote(replay.program)} replay {shlex.quote(replay.records)} --lang en")
    replay.at(1)
    program = int(terminal.ask("pane_pid"))
    terminal.end()
    end = time.monotonic() + PATIENCE
    while os.path.exists(f"/proc/{program}"):
        assert time.monotonic() < end, "the program does not end"
        time.sleep(0.05)


CHECKS = [goes_forward_and_back, jumps_to_a_turn, finds_captures, plays_by_itself, chooses_among_games, helps,
          follows_the_size_of_the_terminal, speaks_spanish, uses_colour_where_it_may, does_without_utf8,
          is_plain_where_there_is_no_terminal, gives_the_terminal_back, can_be_suspended,
          ends_when_the_terminal_goes]


def main():
    program, records = (os.path.abspath(word) for word in sys.argv[1:3])
    return run_checks(CHECKS, lambda terminal: Replay(program, records, terminal))


if __name__ == "__main__":
    sys.exit(main())
