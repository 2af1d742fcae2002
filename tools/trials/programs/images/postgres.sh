#!/bin/sh
# Starts Postgres in a container with what the trials need of Postgres' own image: as root it first gives the folder of
# data to the user that it becomes.
set -eu
[ "${1:-}" != postgres ] || shift
data=${PGDATA:-/var/lib/postgresql/18/docker}
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$data"
  chown -R postgres:postgres /var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  chmod 700 "$data"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # The options are words.
  # shellcheck disable=SC2086
  /usr/local/postgres/bin/initdb --pgdata "$data" --username postgres --pwfile /tmp/password \
    --auth-local trust --auth-host scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
fi
sockets=/tmp
[ ! -w /var/run/postgresql ] || sockets=/tmp,/var/run/postgresql
exec /usr/local/postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories="$sockets" "$@"
