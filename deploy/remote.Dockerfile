# The static origin of one remote:
# docker build -f deploy/remote.Dockerfile --build-arg REMOTE=mfe-help -t pressline-mfe-help .
ARG NODE=node:24.20.0-bookworm-slim
ARG DEBIAN=debian:12.12-slim

# The manifests by themselves: packages are installed again when these change, not with each source.
FROM ${NODE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name 'package*.json' -delete && find . -type d -empty -delete

FROM ${NODE} AS build
WORKDIR /app
COPY --from=manifests /app .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
ARG REMOTE
RUN npm run build -- ${REMOTE}

# Debian's nginx, since the official image lacks the module that serves ready-made brotli.
FROM ${DEBIAN}
RUN apt-get update \
  && apt-get install -y --no-install-recommends gettext-base nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/remote.conf.template /etc/pressline/
RUN MODULES=/usr/lib/nginx/modules RUN_DIR=/tmp LISTEN=8080 ROOT=/srv/remote \
  envsubst '$MODULES $RUN_DIR $LISTEN $ROOT' \
  < /etc/pressline/remote.conf.template > /etc/pressline/nginx.conf
ARG REMOTE
COPY --from=build /app/${REMOTE}/dist/public /srv/remote
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["nginx", "-e", "stderr", "-c", "/etc/pressline/nginx.conf", "-g", "daemon off;"]
