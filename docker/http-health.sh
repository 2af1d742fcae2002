#!/bin/bash
# Succeeds if the process of this container responds with 200 at the given path. bash opens the connection itself, because
# starting Node every 15 seconds would need more processor time than an idle service.
exec 3<>"/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
read -r -t 4 _ status _ <&3
[ "$status" = 200 ]
