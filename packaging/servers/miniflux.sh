#!/bin/sh
# A real Miniflux on loopback for the tests, from Debian's packages alone, with a database of its own that is thrown away:
#   sh packaging/servers/miniflux.sh start|stop|kill|wipe|hold [2.2|2.3]
# start prints its address, name and password, and key; kill ends the server hard and leaves the database; wipe stops both and removes all;
# hold starts it, and stops and wipes when standard input ends, so that nothing outlives a test run that was killed.
# Needs PostgreSQL (the package `postgresql`) and apt. Exit status 3: it cannot be had here, and the last line says why.
#
# BEFOREHAND_SERVERS  where the package is kept (6 MB; without it 25 MB are loaded), in the user's cache folder if not set
# FOLDER              where this server lives; others may read it, or its database cannot start
# PORT, SUB_PATH      "/rss" puts all addresses below it
set -eu

command=${1:-start}
version=${2:-2.3}
cache=${BEFOREHAND_SERVERS:-${XDG_CACHE_HOME:-$HOME/.cache}/beforehand-servers}
folder=${FOLDER:-/tmp/beforehand-miniflux-$version}
port=${PORT:-8811}
address=http://127.0.0.1:$port${SUB_PATH:-}
username=reader password=secret456 key=key789

say() { printf '%s\n' "$*" >&2; }

cannot() {
    say "No Miniflux here: $*"
    exit 3
}

case $version in
    2.2) suite=trixie ;;
    2.3) suite=sid ;;
    *) cannot "only 2.2 and 2.3 are in Debian" ;;
esac

# as_owner COMMAND... : as the user of the database, which refuses to be root
as_owner() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$folder" "$@"
    else
        "$@"
    fi
}

query() { as_owner psql -q -h "$folder/socket" -U "$owner" -d "$1" -Atc "$2"; }

find_database() {
    for programs in /usr/lib/postgresql/*/bin; do :; done
    [ -x "$programs/initdb" ] || cannot "PostgreSQL is missing; install the package postgresql"
    owner=postgres
    [ "$(id -u)" -eq 0 ] || owner=$(id -un)
}

# The package of a newer Debian, by lists of our own: the system's apt is left as it is.
find_package() {
    package=$(ls "$cache/$suite"/miniflux_*.deb 2>/dev/null | tail -1)
    [ -z "$package" ] || return 0
    command -v apt-get >/dev/null 2>&1 || cannot "it comes from Debian's packages, and there is no apt-get"
    keys=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -f "$keys" ] || cannot "Debian's keys are missing; install the package debian-archive-keyring"
    mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' \
        /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | head -1)
    [ -n "$mirror" ] || cannot "no source of Debian's packages is known to apt"
    lists=$folder/apt
    mkdir -p "$lists/lists/partial" "$lists/archives/partial" "$lists/loaded" "$cache/$suite"
    echo "deb [signed-by=$keys] $mirror $suite main" >"$lists/sources.list"
    set -- -qq -o Dir::Etc::sourcelist="$lists/sources.list" -o Dir::Etc::sourceparts=/nonexistent \
        -o Dir::State::lists="$lists/lists" -o Dir::Cache="$lists" -o Acquire::Languages=none -o APT::Sandbox::User=root \
        -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o APT::Update::Error-Mode=any
    apt-get "$@" update >&2 || cannot "the list of packages of Debian $suite could not be loaded"
    (cd "$lists/loaded" && apt-get "$@" download miniflux >&2) || cannot "its package could not be loaded from Debian $suite"
    # in one step: another test run may be after the same file
    mv -f "$lists/loaded"/miniflux_*.deb "$cache/$suite/"
    rm -rf "$lists"
    package=$(ls "$cache/$suite"/miniflux_*.deb | tail -1)
}

start_database() {
    if [ ! -d "$folder/data" ]; then
        mkdir -p "$folder/socket"
        install -d -m 700 "$folder/data"
        [ "$(id -u)" -ne 0 ] || chown postgres:postgres "$folder/data" "$folder/socket"
        as_owner "$programs/initdb" -D "$folder/data" -U "$owner" -A trust -E UTF8 --locale=C --no-sync >"$folder/initdb.log" 2>&1 ||
            cannot "$(tail -1 "$folder/initdb.log")"
        # nothing here has to outlive a power cut
        printf '%s\n' "listen_addresses = ''" "unix_socket_directories = '$folder/socket'" "fsync = off" \
            "synchronous_commit = off" "full_page_writes = off" "shared_buffers = 16MB" >>"$folder/data/postgresql.conf"
    fi
    as_owner "$programs/pg_ctl" -D "$folder/data" status >/dev/null ||
        as_owner "$programs/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null
    [ -n "$(query postgres "SELECT 1 FROM pg_database WHERE datname = 'miniflux'")" ] ||
        query postgres "CREATE DATABASE miniflux"
}

answers() { "$folder/usr/bin/miniflux" -healthcheck "$address/healthcheck" >/dev/null 2>&1; }

start_server() {
    ! answers || { say "Something answers at $address already; choose another PORT."; exit 1; }
    env DATABASE_URL="user=$owner dbname=miniflux host=$folder/socket sslmode=disable" LISTEN_ADDR="127.0.0.1:$port" BASE_URL="$address" \
        RUN_MIGRATIONS=1 CREATE_ADMIN=1 ADMIN_USERNAME=admin ADMIN_PASSWORD=secret123 DISABLE_SCHEDULER_SERVICE=1 \
        FETCHER_ALLOW_PRIVATE_NETWORKS=1 INTEGRATION_ALLOW_PRIVATE_NETWORKS=1 POLLING_LIMIT_PER_HOST=0 LOG_LEVEL=warning \
        "$folder/usr/bin/miniflux" >>"$folder/log" 2>&1 </dev/null &
    echo $! >"$folder/pid"
    tries=0
    until answers; do
        tries=$((tries + 1))
        kill -0 "$(cat "$folder/pid")" 2>/dev/null && [ $tries -lt 300 ] || { cat "$folder/log" >&2; exit 1; }
        sleep 0.1
    done
}

# The Google Reader interface has a name and a password of its own and is off at first; so is the key of Miniflux's interface missing.
open_interfaces() {
    query miniflux "SET client_min_messages = error; CREATE EXTENSION IF NOT EXISTS pgcrypto;
        UPDATE integrations SET googlereader_enabled = true, googlereader_username = '$username',
            googlereader_password = crypt('$password', gen_salt('bf', 4)) WHERE user_id = 1;
        INSERT INTO api_keys (user_id, token, description) VALUES (1, '$key', 'tests') ON CONFLICT DO NOTHING"
}

start() {
    find_database
    mkdir -p "$folder"
    chmod 755 "$folder"
    if [ ! -x "$folder/usr/bin/miniflux" ]; then
        find_package
        dpkg-deb -x "$package" "$folder"
    fi
    start_database
    start_server
    open_interfaces
    echo "$address $username $password $key $("$folder/usr/bin/miniflux" -version)"
}

end_server() { [ ! -f "$folder/pid" ] || kill "$@" "$(cat "$folder/pid")" 2>/dev/null || true; }

stop() {
    find_database
    end_server
    rm -f "$folder/pid"
    [ ! -d "$folder/data" ] || as_owner "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
}

wipe() {
    stop
    rm -rf "$folder"
}

case $command in
    start) start ;;
    stop) stop ;;
    kill) end_server -KILL ;;
    wipe) wipe ;;
    hold)
        trap wipe EXIT
        trap 'exit 1' HUP INT TERM
        start
        cat >/dev/null
        ;;
    *)
        say "start, stop, kill, wipe or hold, and 2.2 or 2.3"
        exit 2
        ;;
esac
