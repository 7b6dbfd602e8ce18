"""A real terminal to try the program in: a window of tmux."""

import os
import re
import subprocess
import tempfile
import time

PATIENCE = 20  # seconds until something that does not appear is a failure


class Terminal:
    """A window of a tmux of our own, with a shell in it."""

    def __init__(self, folder):
        self.answers = 0
        self.socket = os.path.join(folder, "tmux")
        self.settings = os.path.join(folder, "tmux.conf")
        with open(self.settings, "w") as file:
            file.write("set -g default-terminal tmux-256color\nset -g history-limit 0\n")
        shell = "env -u NO_COLOR LC_ALL=C.UTF-8 PS1='ready> ' bash --norc --noprofile"
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", "-s", "salida", shell)
        self.wait("ready>")

    def tmux(self, *words):
        command = ["tmux", "-S", self.socket, "-f", self.settings, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout

    def screen(self, *options):
        return self.tmux("capture-pane", "-p", "-t", "salida", *options)

    def ask(self, what):
        return self.tmux("display-message", "-p", "-t", "salida", "#{" + what + "}").strip()

    def keys(self, *keys):
        self.tmux("send-keys", "-t", "salida", *keys)

    def type(self, line):
        self.tmux("send-keys", "-t", "salida", "-l", line)
        self.keys("Enter")

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "salida", "-x", str(columns), "-y", str(rows))

    def wait(self, expected):
        """Until the screen has it: a text, or a question about the screen."""
        is_there = expected if callable(expected) else lambda screen: expected in screen
        end = time.monotonic() + PATIENCE
        while not is_there(self.screen()):
            if time.monotonic() > end:
                what = expected.__name__ if callable(expected) else repr(expected)
                raise AssertionError(f"not on the screen: {what}\n{self.screen()}")
            time.sleep(0.05)

    def wait_for_shell(self):
        """The program has gone: the shell's own screen is back."""
        end = time.monotonic() + PATIENCE
        while self.ask("alternate_on") != "0" or self.ask("pane_current_command") != "bash":
            assert time.monotonic() < end, "the program does not end\n" + self.screen()
            time.sleep(0.05)

    def answer(self, line):
        """What a command prints, in a screen of its own."""
        self.answers += 1  # so that no earlier end is taken for this one
        self.type(f"clear; {line}; echo $?:end-{self.answers}")
        self.wait(lambda screen: re.search(rf"^\d+:end-{self.answers}$", screen, re.M) is not None)
        return self.screen().replace(f"end-{self.answers}", "end")

    def end(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], check=False, capture_output=True)


def run_checks(checks, game):
    """Each in a fresh terminal, so that a failure spoils nothing else; game(terminal) is what a check is given first."""
    failed = 0
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            terminal = Terminal(folder)
            try:
                check(game(terminal), terminal)
                print("ok", check.__name__)
            except AssertionError as problem:
                failed += 1
                print("not ok", check.__name__, "\n", problem)
            finally:
                terminal.end()
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0
