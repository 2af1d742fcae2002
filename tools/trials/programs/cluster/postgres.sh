#!/bin/sh
# Starts Postgres in the trial's cluster with the settings of Postgres' own image that the trial needs.
set -eu
data=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # The options are words.
  # shellcheck disable=SC2086
  /usr/local/postgres/bin/initdb --pgdata "$data" --username postgres --pwfile /tmp/password \
    --auth scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
fi
exec /usr/local/postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp "$@"
