#!/usr/bin/env python3
"""A loopback server that plays the behaviours of http_behaviours.json (own work).
fault_server.py BEHAVIOURS.json [more.json] [--port N]   serves /<id>[...]; GET /__log gives every request seen as JSON; GET /__reset clears.
Placeholders in header values and bodies: {BASE} = this server, {OTHER} = same server under another host name (localhost).
A response: status, headers{}, body | body_json | body_file | generator{fn,args}, encode (list of gzip/deflate applied in order, header added),
 raw (bytes sent verbatim, latin-1), header_delay_ms, header_line_delay_ms, drip{bytes,every_ms,max_s}, content_length (override), cut_after (close after n body bytes),
 many_headers n, no_length, status_304_if_none_match.  "responses" are used in turn; the last one repeats."""

import collections, gzip, http.server, json, os, sys, threading, time, zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gen_large


class Fault(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def do_GET(self):
        s = self.server
        path = self.path.split("?")[0]
        if path == "/__log":
            return self.reply(200, json.dumps(s.seen).encode(), "application/json")
        if path == "/__reset":
            s.seen.clear()
            s.count.clear()
            return self.reply(200, b"ok", "text/plain")
        s.seen.append(
            {
                "t": time.time(),
                "path": self.path,
                "host": self.headers.get("Host"),
                "headers": dict(self.headers),
                "port": s.server_port,
            }
        )
        key = path.strip("/").split("/")[0]
        b = s.behaviours.get(key)
        if not b:
            return self.reply(404, b"no such behaviour", "text/plain")
        n = s.count[key]
        s.count[key] += 1
        r = b["responses"][min(n, len(b["responses"]) - 1)]
        try:
            self.play(r, b)
        except (BrokenPipeError, ConnectionResetError):
            pass
        if r.get("close", True):
            self.close_connection = True

    do_HEAD = do_GET

    def reply(self, code, body, ct):
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def sub(self, v):
        p = self.server.server_port
        return v.replace("{BASE}", "http://127.0.0.1:%d" % p).replace("{OTHER}", "http://localhost:%d" % p)

    def play(self, r, b):
        time.sleep(r.get("header_delay_ms", 0) / 1000)
        if "raw" in r:
            self.wfile.write(self.sub(r["raw"]).encode("latin-1"))
            return
        if "generator" in r:
            body = gen_large.make(r["generator"]["fn"], r["generator"]["args"])
        elif "body_file" in r:
            body = open(os.path.join(self.server.root, r["body_file"]), "rb").read()
        elif "body_json" in r:
            body = json.dumps(r["body_json"]).encode()
        elif "zeros" in r:
            body = bytes(r["zeros"])
        else:
            body = self.sub(r.get("body", "")).encode("utf-8", "surrogateescape")
        for e in r.get("encode", []):
            body = gzip.compress(body, 9) if e == "gzip" else zlib.compress(body, 9)
        code = r.get("status", 200)
        inm = self.headers.get("If-None-Match")
        if r.get("status_304_if_none_match") and inm:
            code, body = 304, b""
        h = [(k, self.sub(v)) for k, v in r.get("headers", {}).items()]
        if r.get("encode"):
            h.append(("Content-Encoding", ", ".join(r["encode"])))
        h += [("X-Flood-%d" % i, "y" * r.get("header_bytes", 1)) for i in range(r.get("many_headers", 0))]
        if not r.get("no_length") and code != 304:
            h.append(("Content-Length", str(r.get("content_length", len(body)))))
        if r.get("close", True):
            h.append(("Connection", "close"))
        w = self.wfile

        def line(x):
            w.write(x.encode("latin-1", "replace") + b"\r\n")
            w.flush()
            time.sleep(r.get("header_line_delay_ms", 0) / 1000)

        line("HTTP/1.1 %d X" % code)
        for k, v in h:
            line("%s: %s" % (k, v))
        line("")
        if self.command == "HEAD":
            return
        if "cut_after" in r:
            w.write(body[: r["cut_after"]])
            w.flush()
            return
        d = r.get("drip")
        if d:
            t = time.time()
            while time.time() - t < d.get("max_s", 120):
                c, body = body[: d["bytes"]], body[d["bytes"] :]
                w.write(c or b" " * d["bytes"] if d.get("endless") else c)
                w.flush()
                time.sleep(d["every_ms"] / 1000)
                if not body and not d.get("endless"):
                    break
            return
        w.write(body)


def serve(files, port=0):
    s = http.server.ThreadingHTTPServer(("127.0.0.1", port), Fault)
    s.daemon_threads = True
    s.behaviours = {}
    s.seen = []
    s.count = collections.Counter()
    s.root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for f in files:
        for b in json.load(open(f))["behaviours"]:
            s.behaviours[b["id"]] = b
    return s


if __name__ == "__main__":
    a = sys.argv[1:]
    port = 0
    if "--port" in a:
        i = a.index("--port")
        port = int(a[i + 1])
        del a[i : i + 2]
    s = serve(a, port)
    print("http://127.0.0.1:%d" % s.server_port, len(s.behaviours), "behaviours", flush=True)
    s.serve_forever()
