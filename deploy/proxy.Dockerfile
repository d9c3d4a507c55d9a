# nginx in front of two shell hosts and two services: docker build -f deploy/proxy.Dockerfile -t pressline-proxy .
# The same nginx as `npm run start:cluster` runs. SHELL_1, SHELL_2, SERVICES_1, SERVICES_2 are `host:port`;
# TRUST_PROXY is that of services.
ARG DEBIAN=debian:12.12-slim

FROM ${DEBIAN}
RUN apt-get update \
  && apt-get install -y --no-install-recommends gettext-base nginx \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/proxy.conf.template /etc/pressline/
ENV RUN_DIR=/tmp LISTEN=8080 SERVICES_LISTEN=8081 ACCESS_LOG="/dev/stdout requests"
USER www-data
EXPOSE 8080 8081
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["sh", "-c", "envsubst '$RUN_DIR $LISTEN $SERVICES_LISTEN $ACCESS_LOG $SHELL_1 $SHELL_2 $SERVICES_1 $SERVICES_2 $TRUST_PROXY' < /etc/pressline/proxy.conf.template > /tmp/nginx.conf && exec nginx -e stderr -c /tmp/nginx.conf -g 'daemon off;'"]
