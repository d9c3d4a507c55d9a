# The health check of a container: whether what listens on port $1 says that it is ready. What takes a
# connection and says nothing for ten seconds is stuck and is killed, since Docker only calls it
# unhealthy; then the container, or in it the supervisor, starts again.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
read -r -t 10 -u 3 _ status _
# Above 128 the time was over. -1 is every process but the first one.
[ $? -le 128 ] || kill -KILL -1
[ "$status" = 200 ]
