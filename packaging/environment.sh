# Read by packaging/run, packaging/test and packaging/build: makes .venv from the locked versions and sees to the system libraries.
# POSIX sh. Everything said goes to standard error, so that `run list --json` prints nothing but JSON.

absolute() { case $1 in /* | ?:*) printf '%s\n' "$1" ;; *) printf '%s\n' "$PWD/$1" ;; esac; }

project=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=$(absolute "${venv:-$project/.venv}")
base="" # the Python that makes it
# The program is many processes: each would compile it anew. The others name what belongs to another Python.
unset PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONPATH

VALIDATOR_PACKAGES="desktop-file-utils appstream zsh fish"
SCREEN_PACKAGES="xvfb openbox xdotool scrot dbus dunst playerctl python3-dbusmock libxss1"
SPEECH_PACKAGES="speech-dispatcher speech-dispatcher-espeak-ng pulseaudio pulseaudio-utils"
SERVER_PACKAGES="postgresql debian-archive-keyring syncthing"
FACE_PACKAGES="fonts-inter fonts-sil-charis fonts-jetbrains-mono fonts-noto-cjk"

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

# what installs packages here by resources/system-packages.txt; empty where that is not known
installer=""
if [ "$(uname -s)" = Linux ]; then
    for installer in apt-get dnf pacman ""; do
        [ -z "$installer" ] || ! command -v "$installer" >/dev/null 2>&1 || break
    done
fi

is_debian() { [ "$installer" = apt-get ]; }

is_root() { [ "$(id -u)" -eq 0 ]; }

# packages_of KIND... : all that the table names for them on this system, or on $debian_suite
packages_of() {
    column=5
    case $installer in
    apt-get)
        case ${debian_suite:-$(cat /etc/debian_version 2>/dev/null)} in
        12* | bookworm*) column=3 ;;
        13* | trixie*) column=4 ;;
        esac
        ;;
    dnf) column=6 ;;
    pacman) column=7 ;;
    esac
    awk -v kinds=" $* " -v column="$column" 'index(kinds, " " $2 " ") && !named[$column]++ { print $column }' \
        "$project/resources/system-packages.txt" | tr '\n' ' '
}

# install_packages WHY PACKAGE... : with apt-get where that is allowed, else prints the line to type and returns 1
install_packages() {
    why=$1
    shift
    if [ -z "$installer" ]; then
        say "$why"
        say "Install what your system calls these packages of Debian, then try again: $*"
        return 1
    fi
    if ! is_debian || ! is_root; then
        line=$(sed -n "s/^with $installer  *//p" "$project/resources/system-packages.txt")
        if is_root || ! command -v sudo >/dev/null 2>&1; then
            why="$why Type this as root, then try again:"
            line=$(echo "$line" | sed 's/sudo //g')
        else
            why="$why Type this, then try again:"
        fi
        say "$why"
        say "    $line $*"
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

# find_python [PACKAGE...] : sets $base to a Python that will do, else says what is missing and ends. Who has to type a line for it is
# asked for everything in this line: the window's libraries, fonts and these packages too.
find_python() {
    also=$*
    set -- python3 python3.14 python3.13 python3.12 python3.11 python
    case ${PYTHON:-} in
    "") ;;
    */*) set -- "$(absolute "$PYTHON")" ;;
    *) set -- "$PYTHON" ;;
    esac
    for base in "$@"; do
        is_good_python "$base" && return
    done
    if version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); then
        fail "Beforehand needs Python 3.11 to 3.14; python3 here is $version. Install one of these, then try again."
    fi
    [ -z "${PYTHON:-}" ] || fail "Beforehand needs Python 3.11 to 3.14, and $PYTHON is none of these."
    kinds=start
    is_debian && is_root || kinds="start offscreen window text"
    # lists are split into words on purpose
    # shellcheck disable=SC2046,SC2086
    install_packages "Beforehand needs Python 3.11 to 3.14, and there is no python3 here." $(packages_of $kinds) $also || exit 1
    base=python3
    is_good_python "$base" || fail "Beforehand needs Python 3.11 to 3.14; this system has an older one."
}

# newest_other_python PYTHON : the newest from 3.11 to 3.14 that is here (pyenv's too) and is another; nothing if there is none
newest_other_python() {
    own_minor=$("$1" -c 'import sys; print(sys.version_info[1])')
    for other in python3.14 python3.13 python3.12 python3.11 "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.1[1-4]*/bin/python3; do
        minor=$("$other" -c 'import sys, venv, ensurepip, sqlite3, ssl; print(sys.version_info[1])' 2>/dev/null) || continue
        [ "$minor" = "$own_minor" ] || echo "$minor $other"
    done | sort -n | tail -1 | cut -d ' ' -f 2-
}

# what_is_wanted KIND : one line that changes with the locked versions, the Python behind .venv, and the place of the project
what_is_wanted() {
    cksum <"$project/packaging/$1.lock"
    "$python" -c 'import sys; print(sys.version, sys.prefix)' 2>/dev/null || echo "no python in .venv"
}

is_ready() { [ -x "$python" ] && [ -f "$venv/ready-$1" ] && [ "$(cat "$venv/ready-$1")" = "$(what_is_wanted "$1")" ]; }

serves() { is_ready "$1" || { [ "$1" = run ] && { is_ready test || is_ready build; }; }; }

# find_base [PACKAGE...] : sets $base to the Python of .venv where that is made, else to one that can make it
find_base() {
    [ -z "$base" ] || return 0
    if serves run; then base=$python; else find_python "$@"; fi
}

is_made() { [ "$base" = "$python" ]; }

# see_to_system SCREEN [PACKAGE...] : asks once for all that the system lacks for this screen, with these packages
see_to_system() {
    screen=$1
    shift
    lacking=$*
    find_base "$@"
    if is_made; then
        [ -n "$lacking" ] || [ ! -f "$venv/system-$screen" ] || return 0
    else
        "$base" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
            lacking="$lacking $("$base" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    fi
    for attempt in first last; do
        # from the folder: without .venv there is no other way, and a colon in a path would end PYTHONPATH
        found=$(cd "$project" && "$base" -m reader.app.system_packages "$screen")
        {
            read -r _ names
            read -r _ brought
            read -r _ fonts
        } <<END
$found
END
        [ -n "$names$lacking" ] || break
        [ "$attempt" = first ] || fail "Still not here: $names"
        # shellcheck disable=SC2086
        install_packages "Beforehand needs parts of the system that are not here." $lacking $brought $fonts || exit 1
        lacking=""
    done
    if is_made && [ -w "$venv" ]; then
        [ -z "$fonts" ] || say "Some languages have no letters here and are shown as boxes. These packages bring them: $fonts"
        echo >"$venv/system-$screen"
    fi
}

# make_environment KIND : run, test or build. What serves the tests serves the program too, the lock files agree.
# Made beside and renamed, so that a program which runs keeps its own; by one at a time.
make_environment() {
    ! serves "$1" || return 0
    folder=$(dirname -- "$venv")
    case $project$venv in
    *:* | *"
"*) fail "Python can make no environment in a folder with a colon or a line break in its name: $folder" ;;
    esac
    mkdir -p "$folder" 2>/dev/null || :
    [ -w "$folder" ] || fail "Beforehand is not set up for you, and you may not write to $folder." \
        "Let its owner start it once, or give a folder of yours each time: venv=$(places_of_user)/beforehand-venv sh packaging/run"
    [ -n "$base" ] || see_to_system nothing
    # whoever made it first, all may lock it
    [ -e "$venv.lock" ] || (umask 022 && echo >"$venv.lock")
    exec 9<"$venv.lock"
    take_lock now || {
        say "Another start is setting up; waiting ..."
        take_lock || :
    }
    if serves "$1"; then base=$python; else build_environment "$1"; fi
    exec 9>&-
}

places_of_user() { echo "${XDG_CACHE_HOME:-${HOME:-${TMPDIR:-/tmp}}/.cache}"; }

# take_lock [now] : of the open file 9; the system gives it back when all who have it open have ended, however they did
take_lock() {
    "$base" -c '
import sys
try:
    import fcntl
except ImportError:
    sys.exit()  # Windows
fcntl.flock(9, fcntl.LOCK_EX | (fcntl.LOCK_NB if sys.argv[1:] else 0))' "$@" 9<&9 2>/dev/null
}

build_environment() {
    if [ "$1" != run ] && is_ready run && [ -w "$venv" ]; then
        say "Adding what the tests need to $(basename -- "$venv") ..."
        install_locked "$1" "$venv" || exit 1
    else
        new=$venv.new-$(id -u)
        old=$venv.old
        # there since another user's cannot be removed
        while [ -e "$old" ]; do old=$old-; done
        say "Setting up Beforehand, once: it downloads about 120 MB."
        say "  Making an environment of $("$base" --version) ..."
        rm -rf "$new"
        (umask 022 && "$base" -m venv "$new" >&2) || fail "Python could not make $new."
        install_locked "$1" "$new" || exit 1
        # its own scripts name the place where it was made
        "$(python_in "$new")" -c 'import os, pathlib, sys
new, final = map(os.fsencode, sys.argv[1:])
for file in [pathlib.Path(sys.prefix, "pyvenv.cfg"), *pathlib.Path(sys.executable).parent.iterdir()]:
    text = b"" if file.is_symlink() or file.suffix == ".exe" or file.is_dir() else file.read_bytes()
    if new in text:
        file.write_bytes(text.replace(new, final))' "$new" "$venv"
        [ ! -e "$venv" ] || mv "$venv" "$old"
        mv "$new" "$venv"
        python=$(python_in "$venv")
        rm -rf "$old" 2>/dev/null || say "  Another user made what is left behind: $old"
    fi
    what_is_wanted "$1" >"$venv/ready-$1"
    base=$python
    say "  Ready."
}

# install_locked KIND VENV : with pip, whose lines become one that says how far it is
install_locked() (
    umask 022
    into=$(python_in "$2")
    # Of what the tests bring, most is never imported; the rest is compiled then. A user waits for no compiler at the first start.
    compile=--compile
    [ "$1" = run ] || compile=--no-compile
    code=$({ {
        PIP_USER=0 PYTHONUNBUFFERED=1 "$into" -m pip --disable-pip-version-check install --progress-bar off --no-color "$compile" \
            --require-hashes --no-deps -r "$project/packaging/$1.lock" 3>&-
        echo "$?" >&3
    } | show_progress "$(grep -c '^[A-Za-z]' "$project/packaging/$1.lock")" >&2; } 3>&1)
    [ "$code" = 0 ] ||
        fail "The packages could not be installed into $2: is there a network? See the error above, then try again."
    # An argument, which Git Bash gives to a program of Windows as that writes paths. As code, since a path itself would be read in
    # the encoding of whoever starts it.
    "$into" -c 'import os, pathlib, sys, sysconfig
path = os.fsencode(os.path.relpath(sys.argv[1], sys.prefix))
line = f"import os, sys; sys.path.append(os.path.normpath(os.path.join(sys.prefix, os.fsdecode({path}))))"
pathlib.Path(sysconfig.get_path("purelib"), "beforehand.pth").write_text(line + "\n", encoding="ascii")' "$project"
)

# show_progress TOTAL : lines of pip to a line that is written over on a terminal, and to few elsewhere
show_progress() {
    total=$1
    number=0
    on_terminal=false
    [ ! -t 2 ] || on_terminal=true
    while read -r word rest; do
        case $word in
        Ignoring) total=$((total - 1)) ;;
        Collecting | Requirement)
            number=$((number + 1))
            if $on_terminal; then
                printf '\r\033[K  Downloading, %s of %s: %s' "$number" "$total" "${rest%%[ =]*}"
            elif [ "$number" = 1 ]; then
                say "  Downloading $total packages ..."
            fi
            ;;
        Installing)
            ! $on_terminal || printf '\r\033[K'
            say "  Installing them ..."
            ;;
        esac
    done
}

# see_to_test_packages WHY PACKAGE... : where that is allowed. Without them the tests that want them are skipped.
see_to_test_packages() {
    is_debian && is_root || return 0
    why=$1
    shift
    dpkg -s "$@" >/dev/null 2>&1 || install_packages "$why" "$@" || true
}

# make_root SUITE FOLDER : a bare Debian, anew; what is said goes to FOLDER.log
make_root() {
    install_packages "A bare root is made by debootstrap." debootstrap debian-archive-keyring
    rm -rf "$2"
    mkdir -p "$2"
    say "Making a bare $1 in $2 ..."
    # every suite of Debian is made alike
    debootstrap --variant=minbase "$1" "$2" "" /usr/share/debootstrap/scripts/sid >"$2.log" 2>&1 || fail "debootstrap could not: see $2.log"
    cp /etc/resolv.conf "$2/etc/resolv.conf"
    # authorities that this machine trusts beside Debian's
    [ ! -d /usr/local/share/ca-certificates ] || cp -R /usr/local/share/ca-certificates "$2/usr/local/share"
    # a mirror of a suite that is not released yet may lag behind
    echo 'Acquire::Check-Valid-Until "false";' >"$2/etc/apt/apt.conf.d/lag"
}

# in_root ROOT [FOLDER PLACE]... -- COMMAND... : there, with these folders, devices, processes and a /tmp that end with the command
in_root() {
    unshare --mount --propagation private --pid --fork --kill-child sh -euc '
        root=$0
        mount -t proc proc "$root/proc"
        mount -t tmpfs -o mode=755 tmpfs "$root/dev"
        for name in null zero full random urandom tty; do
            touch "$root/dev/$name"
            mount --bind "/dev/$name" "$root/dev/$name"
        done
        mkdir "$root/dev/shm" "$root/dev/pts"
        mount -t tmpfs tmpfs "$root/dev/shm"
        mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
        ln -s pts/ptmx "$root/dev/ptmx"
        ln -s /proc/self/fd "$root/dev/fd"
        mount -t tmpfs tmpfs "$root/tmp"
        mkdir -m 1777 "$root/tmp/.X11-unix"
        mount -t tmpfs tmpfs "$root/run"
        while [ "$1" != -- ]; do
            mount --bind "$1" "$root$2"
            shift 2
        done
        shift
        exec chroot "$root" "$@"' "$@"
}

# serve_feeds : a hundred feeds on the loopback address until the script ends, listed in $work/feeds.opml
serve_feeds() {
    mkdir -p "$work/site"
    number=1
    echo '<opml version="2.0"><body>' >"$work/feeds.opml"
    : >"$work/server.log"
    "$python" -P -u -m http.server --bind 127.0.0.1 --directory "$work/site" 0 >"$work/server.log" 2>&1 &
    end_with "$!"
    until port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$work/server.log") && [ -n "$port" ]; do sleep 0.1; done
    while [ "$number" -le 100 ]; do
        printf '<rss version="2.0"><channel><title>News %s</title><item><guid>1</guid><title>One</title></item></channel></rss>' \
            "$number" >"$work/site/$number"
        printf '<outline text="News" xmlUrl="http://127.0.0.1:%s/%s"/>\n' "$port" "$number" >>"$work/feeds.opml"
        number=$((number + 1))
    done
    echo '</body></opml>' >>"$work/feeds.opml"
}

# show_display : $DISPLAY is a screen in memory until the script ends
show_display() {
    : >"$work/display" # what another run left is not ours
    Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
    end_with "$!"
    until [ -s "$work/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

# end_with PROCESS : which ends with this script
started=""
end_with() {
    started="$started $1"
    # the list is split into words on purpose
    # shellcheck disable=SC2086
    trap '[ -z "$started" ] || kill $started 2>/dev/null || :' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
}
