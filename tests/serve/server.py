"""salida serve, asked over sockets: files, caching, encodings, bytes that are no request, crowds, and its end.

usage: server.py PROGRAM
"""

import hashlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

PATIENCE = 20  # seconds until something that does not happen is a failure
LARGE = bytes(range(256)) * 65536  # sixteen million bytes: no socket takes them at once
MOST_CONNECTIONS = 512
PAGE = {
    "index.html": b"<!doctype html><title>Salida</title>",
    "sw.js": b"// worker",
    "sw.js.br": b"by brotli",
    "sw.js.gz": b"by gzip",
    "assets/page-C0ffee12.wasm": b"\0asm",
    "nets/large.net": LARGE,
}


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body


class Line:
    """One connection."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.file = self.socket.makefile("rb")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def answer(self, head=False):
        start = self.file.readline()
        match = re.fullmatch(rb"HTTP/1\.1 (\d{3}) [A-Za-z -]+\r\n", start)
        assert match, f"no answer: {start!r}"
        headers = {}
        while (line := self.file.readline()) != b"\r\n":
            name, value = line.decode().rstrip("\r\n").split(": ", 1)
            assert name.lower() not in headers, f"twice: {name}"
            headers[name.lower()] = value
        body = b"" if head else self.file.read(int(headers.get("content-length", 0)))
        return Answer(int(match[1]), headers, body)

    def ask(self, target, *headers, method="GET"):
        lines = [f"{method} {target} HTTP/1.1", "Host: here", *headers, "", ""]
        self.send("\r\n".join(lines).encode("latin-1"))
        return self.answer(head=method == "HEAD")

    def is_closed(self):
        return self.file.read(1) == b""


class Server:
    """The program, with a page of its own and a port that was free."""

    def __init__(self, program, page):
        self.program, self.page, self.ended = program, page, None
        self.process = self.start("--port", "0")
        said = self.process.stdout.readline()
        match = re.fullmatch(r"Salida is at http://127\.0\.0\.1:(\d+) \(Ctrl-C stops it\)\n", said)
        assert match, f"it says {said!r}"
        self.port = int(match[1])

    def start(self, *options):
        return subprocess.Popen([self.program, "serve", "--page", self.page, *options], stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True)

    def line(self):
        return Line(self.port)

    def ask(self, target, *headers, method="GET"):
        with self.line() as line:
            return line.ask(target, *headers, method=method)

    def end(self, how=signal.SIGTERM):
        """Its status, the rest of what it says, and what it complains of."""
        if self.ended is None:
            if how is not None:
                self.process.send_signal(how)
            out, err = self.process.communicate(timeout=PATIENCE)
            self.ended = self.process.returncode, out, err
        return self.ended


def run(program, *options, environment=None):
    done = subprocess.run([program, "serve", *options], capture_output=True, text=True, timeout=PATIENCE,
                          env={**os.environ, **(environment or {})})
    return done.returncode, done.stdout, done.stderr


def sends_files(server):
    for target, file, kind in [("/", "index.html", "text/html; charset=utf-8"),
                               ("/sw.js?v=2", "sw.js", "text/javascript; charset=utf-8"),
                               ("/assets/page-C0ffee12.wasm", "assets/page-C0ffee12.wasm", "application/wasm"),
                               ("http://here/nets/large.net", "nets/large.net", "application/octet-stream")]:
        answer = server.ask(target)
        assert answer.status == 200 and answer.body == PAGE[file], target
        assert answer.headers["content-type"] == kind, answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["date"].endswith(" GMT")


def answers_head_with_the_length_alone(server):
    with server.line() as line:
        for _ in range(2):
            answer = line.ask("/nets/large.net", method="HEAD")
            assert answer.status == 200 and answer.headers["content-length"] == str(len(LARGE))
        assert line.ask("/missing", method="HEAD").status == 404
        assert line.ask("/").body == PAGE["index.html"]


def knows_what_a_browser_has_already(server):
    with server.line() as line:
        first = line.ask("/")
        assert first.headers["cache-control"] == "no-cache"
        again = line.ask("/", f"If-None-Match: {first.headers['etag']}")
        assert again.status == 304 and "content-length" not in again.headers
        in_two_lines = line.ask("/", 'If-None-Match: "other"', f"If-None-Match: {first.headers['etag']}")
        assert in_two_lines.status == 304
        assert line.ask("/", 'If-None-Match: "other"').status == 200
        assert "immutable" in line.ask("/assets/page-C0ffee12.wasm").headers["cache-control"]


def sends_the_form_that_is_liked_best(server):
    with server.line() as line:
        for accepted, body in [("gzip, deflate, br", "sw.js.br"), ("gzip, br;q=0.1", "sw.js.gz"), ("zstd", "sw.js")]:
            answer = line.ask("/sw.js", f"Accept-Encoding: {accepted}")
            assert answer.body == PAGE[body] and answer.headers["vary"] == "Accept-Encoding", accepted


def sends_nothing_else(server):
    with server.line() as line:
        for target in ["/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "//", "/..\\..\\etc\\passwd",
                       "/index.html%00", "/sw.js.br", "/assets/", "/assets/../index.html", "http://here/../x"]:
            assert line.ask(target).status == 404, target
        assert line.ask("/%zz").status == 400
        assert line.ask("*").status == 400
        assert line.ask("/" + "a" * 2048).status == 414
        for method in ["POST", "DELETE", "OPTIONS", "TRACE", "BREW"]:
            answer = line.ask("/", method=method)
            assert answer.status == 405 and answer.headers["allow"] == "GET, HEAD", method


def refuses_what_is_no_request(server):
    for data in [b"\r\nnonsense\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
                 b"GET / HTTP/1.1\r\nA : b\r\n\r\n", b"GET /\0 HTTP/1.1\r\n\r\n", bytes(range(256)) * 16,
                 b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
                 b"GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
                 b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n"]:
        with server.line() as line:
            line.send(data)
            answer = line.answer()
            assert answer.status == 400 and answer.headers["connection"] == "close", (data, answer.status)
            assert line.is_closed(), data


def refuses_what_is_too_long(server):
    for data, status in [(b"GET / HTTP/1.1\r\nA: " + b"a" * 9000 + b"\r\n\r\n", 431),
                         (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 2000 + b"\r\n", 431),
                         (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200000, 431),
                         (b"GET / HTTP/1.1\r\nContent-Length: 5000\r\n\r\n" + b"a" * 5000, 413),
                         (b"GET / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
                         (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n" + b"a" * 4096, 413)]:
        with server.line() as line:
            line.send(data)
            answer = line.answer()
            assert answer.status == status, (data[:60], answer.status)
            assert line.is_closed(), data[:60]


def passes_over_a_small_body(server):
    with server.line() as line:
        line.send(b"GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /sw.js HTTP/1.1\r\n\r\n")
        assert line.answer().body == PAGE["index.html"]
        assert line.answer().body == PAGE["sw.js"]


def answers_in_order_what_comes_at_once(server):
    with server.line() as line:
        line.send(b"".join(b"GET /%s HTTP/1.1\r\n\r\n" % name for name in [b"", b"missing", b"sw.js"] * 100))
        for _ in range(100):
            assert line.answer().body == PAGE["index.html"]
            assert line.answer().status == 404
            assert line.answer().body == PAGE["sw.js"]


def closes_where_it_is_asked_to(server):
    for request in [b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n"]:
        with server.line() as line:
            line.send(request)
            answer = line.answer()
            assert answer.status == 200 and answer.headers["connection"] == "close"
            assert line.is_closed()


def takes_a_request_byte_by_byte(server):
    with server.line() as line:
        for byte in b"GET / HTTP/1.1\r\nHost: here\r\n\r\n":
            line.send(bytes([byte]))
            time.sleep(0.002)
        assert line.answer().status == 200


def gives_up_on_who_is_too_slow(server):
    """A byte now and then does not buy more time: ten seconds are all there is."""
    with server.line() as slow, server.line() as silent:
        begun = time.monotonic()
        slow.send(b"GET / HTTP/1.1\r\n")
        try:
            while time.monotonic() < begun + PATIENCE:
                slow.send(b"A: b\r\n")
                time.sleep(0.25)
        except OSError:
            pass
        assert 8 < time.monotonic() - begun < 13, time.monotonic() - begun
        assert silent.is_closed()
    assert server.ask("/").status == 200


def does_not_mind_who_goes(server):
    for data in [b"", b"G", b"GET / HTTP/1.1\r\n", b"GET /nets/large.net HTTP/1.1\r\n\r\n" * 3]:
        for _ in range(20):
            with server.line() as line:
                line.send(data)
    assert server.ask("/").status == 200


def answers_many_at_once(server):
    lines = [server.line() for _ in range(200)]
    for line in lines:
        line.send(b"GET /sw.js HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n")
    for line in reversed(lines):
        with line:
            assert line.answer().body == PAGE["sw.js"]
            assert line.answer().body == PAGE["index.html"]


def turns_away_who_is_too_many(server):
    lines = [server.line() for _ in range(MOST_CONNECTIONS)]
    for line in lines:
        assert line.ask("/sw.js").status == 200
    with server.line() as one_more:
        assert one_more.answer().status == 503
        assert one_more.is_closed()
    for line in lines:
        line.__exit__()
    end = time.monotonic() + PATIENCE
    while server.ask("/").status != 200:
        assert time.monotonic() < end
        time.sleep(0.05)


def finishes_an_answer_before_it_ends(server):
    with server.line() as line, server.line() as idle:
        assert idle.ask("/").status == 200
        line.send(b"GET /nets/large.net HTTP/1.1\r\n\r\n")
        line.file.peek(1)
        server.process.send_signal(signal.SIGTERM)
        assert idle.is_closed()
        answer = line.answer()
        assert hashlib.sha256(answer.body).digest() == hashlib.sha256(LARGE).digest()
        assert line.is_closed()
    status, out, err = server.end(how=None)
    assert (status, out, err) == (0, "Salida has stopped.\n", ""), (status, out, err)


def does_not_wait_for_ever_at_its_end(server):
    with server.line() as stuck:
        stuck.send(b"GET /nets/large.net HTTP/1.1\r\n\r\n")
        stuck.file.peek(1)
        begun = time.monotonic()
        status, out, _ = server.end(signal.SIGINT)
        assert status == 0 and out == "Salida has stopped.\n", (status, out)
        assert 1 < time.monotonic() - begun < 5


def says_that_a_port_is_taken(server):
    status, out, err = run(server.program, "--page", server.page, "--port", str(server.port))
    assert status == 3 and out == "", (status, out)
    assert f"port {server.port} is taken" in err and "--port" in err, err


def says_where_it_looked_for_a_page(server):
    with tempfile.TemporaryDirectory() as empty:
        for status, out, err in [run(server.program, "--page", empty),
                                 run(server.program, environment={"SALIDA_PAGE": empty})]:
            assert status == 3 and out == "", (status, out)
            assert empty in err and "./run" in err, err


def refuses_hosts_and_ports_that_are_none(server):
    for options, word in [(["--host", "nowhere.example"], "--host"), (["--port", "65536"], "--port"),
                          (["--port", "-1"], "--port"), (["--port", "http"], "--port"), (["--page", ""], "--page")]:
        status, out, err = run(server.program, "--page", server.page, *options)
        assert status == 2 and out == "" and word in err, (status, out, err)


def warns_where_it_is_open_to_the_network(server):
    process = server.start("--host", "0.0.0.0", "--port", "0")
    assert process.stdout.readline().startswith("Salida is at http://0.0.0.0:")
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "open to the network" in err, err


CHECKS = [sends_files, answers_head_with_the_length_alone, knows_what_a_browser_has_already,
          sends_the_form_that_is_liked_best, sends_nothing_else, refuses_what_is_no_request, refuses_what_is_too_long,
          passes_over_a_small_body, answers_in_order_what_comes_at_once, closes_where_it_is_asked_to,
          takes_a_request_byte_by_byte, gives_up_on_who_is_too_slow, does_not_mind_who_goes, answers_many_at_once,
          turns_away_who_is_too_many, finishes_an_answer_before_it_ends, does_not_wait_for_ever_at_its_end,
          says_that_a_port_is_taken, says_where_it_looked_for_a_page, refuses_hosts_and_ports_that_are_none,
          warns_where_it_is_open_to_the_network]


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as page:
        for name, data in PAGE.items():
            os.makedirs(os.path.dirname(os.path.join(page, name)), exist_ok=True)
            with open(os.path.join(page, name), "wb") as file:
                file.write(data)
        for check in CHECKS:  # each with a server of its own, so that a failure spoils nothing else
            server = Server(sys.argv[1], page)
            try:
                check(server)
                status, _, err = server.end()
                assert (status, err) == (0, ""), (status, err)
                print("ok", check.__name__)
            except (AssertionError, OSError, subprocess.TimeoutExpired) as problem:
                failed += 1
                print("not ok", check.__name__, "\n", repr(problem))
            finally:
                server.process.kill()
                server.process.wait()
    print(f"{len(CHECKS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
