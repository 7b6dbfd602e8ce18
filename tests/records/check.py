"""The program's records against the independent verifier: both must say the same of games that are sound and of games
in which something was changed. The last line tells how many checks passed and failed."""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import verify  # noqa: E402

ROOT = pathlib.Path(__file__).parents[2]
RULES = ["medellin", "simulator", "parchis4a", "parchis2d", "parcheesi", ROOT / "rules/six_arm_parques.toml"]
passed = failed = 0


def check(what, holds):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print(f"not so: {what}")


def changed(text, pattern, by):
    """The text with the first match in its turns replaced."""
    new, count = re.subn(pattern, by, text, count=1)
    assert count == 1 and new != text, pattern
    return new


def another_die(match):
    return f"{match[1]}{int(match[2]) % 6 + 1}{match[3]}"


def main(salida):
    folder = pathlib.Path(tempfile.mkdtemp())

    def audit(text):
        file = folder / "game.salida"
        file.write_text(text, encoding="utf-8", newline="")
        return subprocess.run([salida, "audit", file], capture_output=True, text=True)

    page = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    example = re.search(r"(?ms)^```\n(\[record .*?)^```", page)[1]
    check("the example of docs/notation.md is sound", verify.fault(example) is None and audit(example).returncode == 0)

    resigned = example
    for line in re.search(r"(?ms)^```\n(3\. t1 .*?)^```", page)[1].splitlines():
        resigned = changed(resigned, rf"(?m)^{re.escape(line.split()[0])} .*$", line)
    check("so is the same with a resignation", verify.fault(resigned) is None and audit(resigned).returncode == 0)
    check("the audit says who won by it", "wins by resignation" in audit(resigned).stdout)
    unresigned = changed(resigned, r" resign3", "")
    check("nobody wins by a resignation that is not there",
          verify.fault(unresigned) is not None and audit(unresigned).returncode != 0)

    for rules in RULES:
        for number in range(4):
            file = folder / f"{pathlib.Path(rules).stem}-{number}.salida"
            seed = f"{number:064x}" if number < 2 else "new"
            subprocess.run([salida, "watch", "--rules", rules, "--seed", str(number), "--dice-seed", seed, "--record", file],
                           check=True, capture_output=True)
            text = file.read_text(encoding="utf-8")
            both = audit(text)
            check(f"{file.name} is sound", verify.fault(text) is None and both.returncode == 0)
            check(f"{file.name}: the audit claims the commitment", "commitment holds" in both.stdout)
            # A roll that nobody could play may be another such one: no rule is broken, but the seed does not give it.
            for what, wrong in {
                "a die": changed(text, r"( )([1-6])((?:-[1-6])?: -)", another_die),
                "the seed": changed(text, r'(\[seed ")(.)', lambda m: m[1] + ("1" if m[2] == "0" else "0")),
                "the commitment": changed(text, r'(\[commitment ")(.)', lambda m: m[1] + ("1" if m[2] == "0" else "0")),
                "a name": changed(text, r'(\[seat "1 random)', r"\1 Eva"),
                "a word": changed(text, r"(\[until )", r'[word "1 sesame"]' + "\n" + r"\1"),
            }.items():
                verdict = audit(wrong)
                check(f"{file.name}: {what} was changed, says the verifier", verify.fault(wrong) is not None)
                check(f"{file.name}: {what} was changed, says the audit: {verdict.stdout}{verdict.stderr}",
                      verdict.returncode == 1 and "not sound" in verdict.stdout)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
