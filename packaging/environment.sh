# Read by packaging/run, packaging/test and packaging/build: makes .venv from the locked versions and sees to the system libraries.
# POSIX sh. Everything said goes to standard error, so that `run list --json` prints nothing but JSON.

project=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=${venv:-$project/.venv}
# The program is many processes: each would compile it anew.
unset PYTHONDONTWRITEBYTECODE

OFFSCREEN_PACKAGES="libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0"
VALIDATOR_PACKAGES="desktop-file-utils appstream"
SCREEN_PACKAGES="xvfb openbox xdotool scrot dbus dunst playerctl python3-dbusmock libxss1"
SERVER_PACKAGES="postgresql debian-archive-keyring"
FACE_PACKAGES="fonts-inter fonts-sil-charis fonts-jetbrains-mono fonts-noto-cjk"
WINDOW_PACKAGES="libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

# python_in VENV : its Python, which on Windows (Git Bash) lies elsewhere; a VENV that is not there yet has the usual place
python_in() {
    if [ -e "$1/Scripts/python.exe" ]; then
        printf '%s\n' "$1/Scripts/python.exe"
    else
        printf '%s\n' "$1/bin/python"
    fi
}

python=$(python_in "$venv")

is_debian() { [ "$(uname -s)" = Linux ] && command -v apt-get >/dev/null 2>&1; }

# install_packages WHY PACKAGE... : with apt-get where that is allowed, else prints the line to type and returns 1
install_packages() {
    why=$1
    shift
    if ! is_debian; then
        say "$why"
        say "Install what your system calls these packages of Debian, then try again: $*"
        return 1
    fi
    if [ "$(id -u)" -ne 0 ]; then
        say "$why Type this, then try again:"
        say "    sudo apt-get install -y --no-install-recommends $*"
        return 1
    fi
    say "$why Installing: $*"
    export DEBIAN_FRONTEND=noninteractive
    apt_install "$@" >/dev/null 2>&1 || { apt-get update -q >&2 && apt_install "$@" >&2; } ||
        { say "apt-get could not install: $*"; return 1; }
}

# apt_install PACKAGE... : also where something else is being installed right now, as upgrades are in the background
apt_install() { apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"; }

is_good_python() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1; }

# find_python : sets $base to a Python that will do, else says what is missing and ends
find_python() {
    [ -z "${PYTHON:-}" ] || set -- "$PYTHON"
    [ $# -gt 0 ] || set -- python3 python3.14 python3.13 python3.12 python3.11 python
    for base in "$@"; do
        is_good_python "$base" && return
    done
    if version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); then
        fail "Beforehand needs Python 3.11 to 3.14; python3 here is $version. Install one of these, then try again."
    fi
    is_debian || fail "Beforehand needs Python 3.11 to 3.14, and there is no python3 here. Install it, then try again."
    install_packages "Beforehand needs Python 3.11 to 3.14, and there is no python3 here." python3 python3-venv || exit 1
    base=python3
    is_good_python "$base" || fail "Beforehand needs Python 3.11 to 3.14; this system has an older one."
}

# newest_other_python PYTHON : the newest from 3.11 to 3.14 that is here (pyenv's too) and is another; nothing if there is none
newest_other_python() {
    own_minor=$("$1" -c 'import sys; print(sys.version_info[1])')
    for other in python3.14 python3.13 python3.12 python3.11 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[1-4]*/bin/python3; do
        minor=$("$other" -c 'import sys, venv, ensurepip, sqlite3, ssl; print(sys.version_info[1])' 2>/dev/null) || continue
        [ "$minor" = "$own_minor" ] || echo "$minor $other"
    done | sort -n | tail -1 | cut -d ' ' -f 2-
}

see_to_venv_module() {
    "$base" -c 'import venv, ensurepip' >/dev/null 2>&1 && return
    name=$("$base" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    install_packages "Python's venv module is missing." "$name" || exit 1
}

# what_is_wanted KIND : one line that changes with the locked versions, the Python behind .venv, and the place of the project
what_is_wanted() {
    cksum <"$project/packaging/$1.lock"
    "$python" -c 'import sys; print(sys.version, sys.prefix)' 2>/dev/null || echo "no python in .venv"
}

is_ready() { [ -x "$python" ] && [ -f "$venv/ready-$1" ] && [ "$(cat "$venv/ready-$1")" = "$(what_is_wanted "$1")" ]; }

# make_environment KIND : run or test. What serves the tests serves the program too, the lock files agree.
make_environment() {
    if is_ready "$1"; then
        return
    fi
    if [ "$1" = run ] && is_ready test; then
        return
    fi
    if ! is_ready run; then
        find_python
        see_to_venv_module
        say "Setting up Beforehand in .venv (once; it downloads about 120 MB) ..."
        rm -rf "$venv"
        "$base" -m venv "$venv" >&2 || fail "Python could not make $venv."
        python=$(python_in "$venv")
    else
        say "Adding what the tests need to .venv ..."
    fi
    rm -f "$venv"/ready-*
    # Of what the tests bring, most is never imported; the rest is compiled then. A user waits for no compiler at the first start.
    compile=--compile
    [ "$1" = run ] || compile=--no-compile
    "$python" -m pip --disable-pip-version-check install --quiet "$compile" --require-hashes --no-deps \
        -r "$project/packaging/$1.lock" >&2 ||
        fail "The packages could not be installed into .venv: is there a network? See the error above, then try again."
    # an argument, which Git Bash gives to a program of Windows as that writes paths
    "$python" -c 'import pathlib, sys, sysconfig
pathlib.Path(sysconfig.get_path("purelib"), "beforehand.pth").write_text(sys.argv[1] + "\n")' "$project"
    what_is_wanted "$1" >"$venv/ready-$1"
}

# missing_libraries FILE... : prints the system libraries that files of PySide6 ask for and that are not here
missing_libraries() {
    command -v ldd >/dev/null 2>&1 || return 0
    for file in "$@"; do
        ldd "$file" 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p'
    done | sort -u | tr '\n' ' '
}

# see_to_libraries KIND : offscreen or window. Returns 1, having said what to type, where something is missing.
see_to_libraries() {
    if [ "$(uname -s)" != Linux ] || [ -f "$venv/libraries-$1" ]; then
        return 0
    fi
    kind=$1
    for qt in "$venv"/lib/python3*/site-packages/PySide6; do :; done
    set -- "$qt"/QtCore.abi3.so "$qt"/QtGui.abi3.so "$qt"/QtWidgets.abi3.so "$qt"/QtNetwork.abi3.so \
        "$qt"/Qt/plugins/platforms/libqoffscreen.so
    packages=$OFFSCREEN_PACKAGES
    if [ "$kind" = window ]; then
        set -- "$@" "$qt"/Qt/plugins/platforms/libqxcb.so
        packages="$packages $WINDOW_PACKAGES"
    fi
    missing=$(missing_libraries "$@")
    if [ -n "$missing" ]; then
        # the list is split into words on purpose
        # shellcheck disable=SC2086
        install_packages "The window needs system libraries that are not here: $missing." $packages || return 1
        missing=$(missing_libraries "$@")
        [ -z "$missing" ] || { say "Still not here: $missing"; return 1; }
    fi
    : >"$venv/libraries-$kind"
}

# see_to_test_packages WHY PACKAGE... : where that is allowed. Without them the tests that want them are skipped.
see_to_test_packages() {
    is_debian && [ "$(id -u)" -eq 0 ] || return 0
    why=$1
    shift
    dpkg -s "$@" >/dev/null 2>&1 || install_packages "$why" "$@" || true
}
