#!/bin/sh
# A real Dovecot (IMAP) on loopback for the tests:
#   sh packaging/servers/dovecot.sh start|stop|kill|wipe|hold
# start prints the ports for TLS and for STARTTLS, name, password, mailbox (a Maildir: a file put into its `new` is a delivered message, one
# in `.News/new` is in the folder News) and the file with its certificate. kill ends it hard; wipe stops it and removes all; hold starts it,
# and stops and wipes when standard input ends, so that nothing outlives a test run that was killed.
# Needs the packages `dovecot-imapd` and `openssl`. Exit status 3: it cannot be had here, and the last line says why.
#
# FOLDER  where this server lives
# PORTS   two: for TLS, and for STARTTLS
set -eu

command=${1:-start}
folder=${FOLDER:-/tmp/beforehand-dovecot}
# shellcheck disable=SC2086 # two words are meant
set -- ${PORTS:-22301 22302}
tls_port=$1 plain_port=$2
name=reader password=secret456

say() { printf '%s\n' "$*" >&2; }

cannot() {
    say "No Dovecot here: $*"
    exit 3
}

# as_owner COMMAND... : as root it would want users of its own in the system; as anybody else it runs whole as that user
as_owner() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$folder" "$@"
    else
        "$@"
    fi
}

write_settings() {
    [ ! -f "$folder/dovecot.conf" ] || return 0
    openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
        -keyout "$folder/key.pem" -out "$folder/certificate.pem" >"$folder/openssl.log" 2>&1 || cannot "$(tail -1 "$folder/openssl.log")"
    mkdir -p "$folder/mail/new" "$folder/mail/cur" "$folder/mail/tmp"
    mkdir -p "$folder/mail/.News/new" "$folder/mail/.News/cur" "$folder/mail/.News/tmp"
    : >"$folder/mail/.News/maildirfolder"
    owner=$(id -un) group=$(id -gn)
    [ "$(id -u)" -ne 0 ] || owner=nobody group=nogroup
    cat >"$folder/dovecot.conf" <<END_OF_SETTINGS
base_dir = $folder/run
state_dir = $folder/state
log_path = $folder/log
protocols = imap
listen = 127.0.0.1
default_internal_user = $owner
default_internal_group = $group
default_login_user = $owner
mail_location = maildir:$folder/mail
first_valid_uid = 1
first_valid_gid = 0
ssl = required
ssl_cert = <$folder/certificate.pem
ssl_key = <$folder/key.pem
disable_plaintext_auth = yes
mail_max_userip_connections = 50
auth_failure_delay = 0
verbose_proctitle = yes
passdb {
  driver = static
  args = user=$name password=$password
}
userdb {
  driver = static
  args = uid=$owner gid=$group home=$folder
}
service imap-login {
  chroot =
  process_min_avail = 1
  inet_listener imap {
    port = $plain_port
  }
  inet_listener imaps {
    port = $tls_port
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service ipc {
  chroot =
}
END_OF_SETTINGS
    [ "$(id -u)" -ne 0 ] || chown -R nobody:nogroup "$folder"
}

runs() { [ -f "$folder/run/master.pid" ] && kill -0 "$(cat "$folder/run/master.pid")" 2>/dev/null; }

start() {
    command -v dovecot >/dev/null 2>&1 || cannot "install the package dovecot-imapd"
    command -v openssl >/dev/null 2>&1 || cannot "install the package openssl"
    mkdir -p "$folder"
    chmod 755 "$folder"
    write_settings
    runs || as_owner dovecot -c "$folder/dovecot.conf" >>"$folder/start.log" 2>&1 ||
        { cat "$folder/start.log" "$folder/log" >&2; exit 1; }
    echo "$tls_port $plain_port $name $password $folder/mail $folder/certificate.pem"
}

end() {
    ! runs || { pid=$(cat "$folder/run/master.pid"); kill "$@" "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done; }
}

# Its workers notice a master that was killed only when they are used.
end_hard() {
    workers=$(pgrep -P "$(cat "$folder/run/master.pid" 2>/dev/null || echo 0)" || true)
    end -KILL
    # shellcheck disable=SC2086 # a list of numbers
    [ -z "$workers" ] || kill -KILL $workers 2>/dev/null || true
    rm -f "$folder/run/master.pid"
}

wipe() {
    end_hard
    rm -rf "$folder"
}

case $command in
    start) start ;;
    stop) end ;;
    kill) end_hard ;;
    wipe) wipe ;;
    hold)
        trap wipe EXIT
        trap 'exit 1' HUP INT TERM
        start
        cat >/dev/null
        ;;
    *)
        say "start, stop, kill, wipe or hold"
        exit 2
        ;;
esac
