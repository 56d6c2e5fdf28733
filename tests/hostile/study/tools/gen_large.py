#!/usr/bin/env python3
"""Deterministic makers of the inputs that are too large to keep as files.
Own work. Usage: gen_large.py FN '{"json":"args"}' OUT   (manifest field "generator": {"fn":..., "args":...})"""

import html, json, struct, sys, zlib


def rss(items, head='<?xml version="1.0"?>\n', ns=""):
    return (
        head
        + '<rss version="2.0"%s><channel><title>Hostile feed</title><link>http://feed.test/</link>' % ns
        + items
        + "</channel></rss>"
    ).encode()


def repeat_desc(token, n, pre="", post="", escape=True):
    """one item whose description is pre + token*n + post"""
    s = pre + token * n + post
    return rss(
        "<item><title>a</title><guid>1</guid><description>%s</description></item>"
        % (html.escape(s, quote=False) if escape else s)
    )


def repeat_field(el, token, n, items=1, ns=""):
    return rss(
        "".join("<item><guid>%d</guid><title>t%d</title><%s>%s</%s></item>" % (i, i, el, token * n, el) for i in range(items)),
        ns=ns,
    )


def attrs(n):
    return rss("<item %s><title>a</title><guid>1</guid></item>" % " ".join('a%d="1"' % i for i in range(n)))


def entity_fallback(size, refs):
    """one safe-looking ENTITY on its own line, referenced many times: expat refuses, the loose parser expands"""
    return (
        '<?xml version="1.0"?>\n<!DOCTYPE rss [\n<!ENTITY q "%s">\n]>\n<rss version="2.0"><channel><title>t</title>'
        "<item><title>a</title><guid>1</guid><description>%s</description></item></channel></rss>" % ("A" * size, "&q;" * refs)
    ).encode()


def entity_spread(size, items, per):
    return (
        '<?xml version="1.0"?>\n<!DOCTYPE rss [\n<!ENTITY q "%s">\n]>\n<rss version="2.0"><channel><title>t</title>%s</channel></rss>'
        % ("B" * size, "".join("<item><guid>%d</guid><title>%s</title></item>" % (i, "&q;" * per) for i in range(items)))
    ).encode()


def deep_title(n, tag="b"):
    return rss(
        "<item><guid>ok</guid><title>fine</title></item><item><guid>1</guid><title>"
        + "<%s>" % tag * n
        + "x"
        + "</%s>" % tag * n
        + "</title></item>"
    )


def deep_xhtml(n):
    return (
        '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>u:f</id><title>t</title><entry><id>u:1</id><title>e</title>'
        '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">%sx%s</div></content></entry></feed>'
        % ("<em>" * n, "</em>" * n)
    ).encode()


def items(n, body=0):
    return rss(
        "".join(
            "<item><title>t%d</title><guid>%d</guid><link>http://feed.test/%d</link>%s</item>"
            % (i, i, i, "<description>%s</description>" % ("x" * body) if body else "")
            for i in range(n)
        )
    )


def big_item(n):
    return rss("<item><title>big</title><guid>1</guid><description>%s</description></item>" % ("x" * n))


def long_fields(title, guid, link):
    return rss(
        '<item><title>%s</title><guid isPermaLink="false">%s</guid><link>http://feed.test/%s</link></item><item><title>ok</title><guid>ok</guid></item>'
        % ("T" * title, "G" * guid, "L" * link)
    )


def many_children(categories, enclosures):
    return rss(
        "<item><title>c</title><guid>1</guid>%s%s</item>"
        % (
            "".join("<category>c%d</category>" % i for i in range(categories)),
            "".join('<enclosure url="http://feed.test/%d.mp3" type="audio/mpeg" length="1"/>' % i for i in range(enclosures)),
        )
    )


def html_nest(open, close, n, inner="x"):
    return (open * n + inner + close * n).encode()


def html_repeat(token, n, pre="", post=""):
    return (pre + token * n + post).encode()


def opml_wide(n):
    return (
        '<?xml version="1.0"?><opml version="2.0"><head><title>wide</title></head><body>%s</body></opml>'
        % "".join('<outline text="feed %d" type="rss" xmlUrl="http://h%d.test/f.xml"/>' % (i, i) for i in range(n))
    ).encode()


def opml_deep(n):
    return (
        '<?xml version="1.0"?><opml version="2.0"><body>'
        + "".join('<outline text="f%d">' % i for i in range(n))
        + '<outline text="leaf" type="rss" xmlUrl="http://leaf.test/f.xml"/>'
        + "</outline>" * n
        + "</body></opml>"
    ).encode()


def opml_attr(n):
    return (
        '<?xml version="1.0"?><opml version="2.0"><body><outline text="%s" type="rss" xmlUrl="http://big.test/f.xml"/></body></opml>'
        % ("&lt;b&gt;x" * (n // 4))
    ).encode()


def png_1bit(w, h):
    c = zlib.compressobj(9)
    row = b"\0" * ((w + 7) // 8 + 1)
    d = b"".join(c.compress(row) for _ in range(h)) + c.flush()
    ch = lambda t, b: struct.pack(">I", len(b)) + t + b + struct.pack(">I", zlib.crc32(t + b))
    return b"\x89PNG\r\n\x1a\n" + ch(b"IHDR", struct.pack(">IIBBBBB", w, h, 1, 0, 0, 0, 0)) + ch(b"IDAT", d) + ch(b"IEND", b"")


def svg_use(levels, fan=10):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10"><defs><g id="a0"><rect width="1" height="1"/></g>'
        + "".join('<g id="a%d">%s</g>' % (i, '<use xlink:href="#a%d"/>' % (i - 1) * fan) for i in range(1, levels + 1))
        + '</defs><use xlink:href="#a%d"/></svg>' % levels
    ).encode()


def make(fn, args):
    return globals()[fn](**args)


if __name__ == "__main__":
    b = make(sys.argv[1], json.loads(sys.argv[2]))
    open(sys.argv[3], "wb").write(b)
    print(len(b), "bytes")
