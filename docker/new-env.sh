#!/bin/sh
# Writes docker/.env from docker/.env.example with new secrets. An existing file remains, because the data of the volumes
# can only be read with its secrets.
set -eu
cd "$(dirname "$0")"
if [ -e .env ]; then
  echo 'docker/.env exists and remains as it is'
  exit 0
fi
umask 077
while IFS= read -r line; do
  case $line in
    ENCRYPTION_KEYS=) printf '%sk%s:%s\n' "$line" "$(head -c 4 /dev/urandom | od -An -tx1 | tr -d ' \n')" "$(head -c 32 /dev/urandom | base64)" ;;
    [A-Z]*=) printf '%s%s\n' "$line" "$(head -c 24 /dev/urandom | od -An -v -tx1 | tr -d ' \n')" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < .env.example > .env.new
mv .env.new .env
echo 'docker/.env is written; store a copy of it in a safe place'
