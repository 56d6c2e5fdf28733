#!/bin/sh
# Two real Syncthing instances that keep two folders in step, for the tests: on loopback only, without discovery, relays, NAT and reports.
#   sh packaging/servers/syncthing.sh start|stop|kill|wipe|hold [1|2]
# start prints a line for each: folder, address and key of its interface. A number means one of them. kill ends it hard; wipe stops both and
# removes all; hold starts both, and stops and wipes when standard input ends, so that nothing outlives a test run that was killed.
# Needs the package `syncthing`. Exit status 3: it cannot be had here, and the last line says why.
#
# FOLDER  where both live: 1 and 2 are the folders in step, home-1 and home-2 their settings and logs
# PORTS   four: 1's for the other and for its interface, 2's likewise
# DELAY   seconds from a change to its being sent; 10 is what users have
set -eu

command=${1:-start}
numbers=${2:-1 2}
folder=${FOLDER:-/tmp/beforehand-syncthing}
delay=${DELAY:-10}
# shellcheck disable=SC2086 # four words are meant
set -- ${PORTS:-22201 22202 22203 22204}
talk_1=$1 interface_1=$2 talk_2=$3 interface_2=$4
key=key789
# monitored already: no second process stands between, which would outlive a kill
export STNOUPGRADE=1 STNODEFAULTFOLDER=1 STMONITORED=yes

say() { printf '%s\n' "$*" >&2; }

cannot() {
    say "No Syncthing here: $*"
    exit 3
}

value() { eval "printf '%s' \"\$$1\""; }

name() { sed -n 's/.*<device id="\([^"]*\)".*/\1/p' "$folder/home-$1/generated.xml" | head -1; }

# A home has a certificate, which is its name for the other; the settings need both names.
make_homes() {
    [ ! -f "$folder/home-2/config.xml" ] || return 0
    for number in 1 2; do
        mkdir -p "$folder/$number/.stfolder"
        syncthing generate --home="$folder/home-$number" >"$folder/generate.log" 2>&1 || cannot "$(tail -1 "$folder/generate.log")"
        mv "$folder/home-$number/config.xml" "$folder/home-$number/generated.xml"
    done
    for number in 1 2; do
        cat >"$folder/home-$number/config.xml" <<END
<configuration version="36">
    <folder id="beforehand" path="$folder/$number" type="sendreceive" fsWatcherEnabled="true" fsWatcherDelayS="$delay" rescanIntervalS="3600">
        <device id="$(name 1)"/><device id="$(name 2)"/>
        <minDiskFree unit="%">0</minDiskFree>
        <markerName>.stfolder</markerName>
        <maxConflicts>10</maxConflicts>
    </folder>
    <device id="$(name 1)" name="desk"><address>tcp://127.0.0.1:$talk_1</address></device>
    <device id="$(name 2)" name="laptop"><address>tcp://127.0.0.1:$talk_2</address></device>
    <gui enabled="true" tls="false"><address>127.0.0.1:$(value "interface_$number")</address><apikey>$key</apikey></gui>
    <options>
        <listenAddress>tcp://127.0.0.1:$(value "talk_$number")</listenAddress>
        <globalAnnounceEnabled>false</globalAnnounceEnabled>
        <localAnnounceEnabled>false</localAnnounceEnabled>
        <relaysEnabled>false</relaysEnabled>
        <natEnabled>false</natEnabled>
        <stunKeepaliveStartS>0</stunKeepaliveStartS>
        <reconnectionIntervalS>5</reconnectionIntervalS>
        <startBrowser>false</startBrowser>
        <urAccepted>-1</urAccepted>
        <autoUpgradeIntervalH>0</autoUpgradeIntervalH>
        <crashReportingEnabled>false</crashReportingEnabled>
        <minHomeDiskFree unit="%">0</minHomeDiskFree>
        <setLowPriority>false</setLowPriority>
    </options>
</configuration>
END
    done
}

runs() { [ -f "$folder/pid-$1" ] && kill -0 "$(cat "$folder/pid-$1")" 2>/dev/null; }

start() {
    command -v syncthing >/dev/null 2>&1 || cannot "install the package syncthing"
    mkdir -p "$folder"
    make_homes
    for number in $numbers; do
        runs "$number" || {
            syncthing serve --home="$folder/home-$number" --no-browser --no-restart >>"$folder/log-$number" 2>&1 </dev/null &
            echo $! >"$folder/pid-$number"
        }
    done
    for number in $numbers; do
        tries=0
        until syncthing cli --home="$folder/home-$number" show version >/dev/null 2>&1; do
            tries=$((tries + 1))
            runs "$number" && [ $tries -lt 300 ] || { cat "$folder/log-$number" >&2; exit 1; }
            sleep 0.1
        done
        echo "$folder/$number http://127.0.0.1:$(value "interface_$number") $key"
    done
}

end() {
    for number in $numbers; do
        ! runs "$number" || kill "$@" "$(cat "$folder/pid-$number")" 2>/dev/null || true
        while runs "$number"; do sleep 0.05; done
        rm -f "$folder/pid-$number"
    done
}

wipe() {
    numbers="1 2"
    end -KILL
    rm -rf "$folder"
}

case $command in
    start) start ;;
    stop) end ;;
    kill) end -KILL ;;
    wipe) wipe ;;
    hold)
        trap wipe EXIT
        trap 'exit 1' HUP INT TERM
        start
        cat >/dev/null
        ;;
    *)
        say "start, stop, kill, wipe or hold, and 1 or 2"
        exit 2
        ;;
esac
