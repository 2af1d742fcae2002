#!/bin/bash
# Whether the process of this container answers 200 at the path that is given. bash connects by itself, because a Node
# that starts every 15 seconds for this takes more of the processor than an idle service.
exec 3<>"/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
read -r -t 4 _ status _ <&3
[ "$status" = 200 ]
