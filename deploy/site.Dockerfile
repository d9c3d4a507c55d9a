# The whole site in one container, as `npm start` runs it: docker build -f deploy/site.Dockerfile -t pressline .
# docker run -p 3000:3000 -v data:/data pressline
ARG NODE=node:24.20.0-bookworm-slim

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
RUN npm run build \
  && npm run unbundled -- /site \
  && cp --parents -r dist */dist services/public services/seed scripts/run/*.cjs scripts/run/bundles/*.cjs /site \
  && find /site -name '*.cjs.map' -delete

FROM ${NODE}
ENV DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY deploy/health.sh /usr/local/lib/
COPY --from=build /site .
USER node
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=12s --start-period=60s --start-interval=250ms --retries=3 \
  CMD ["bash", "/usr/local/lib/health.sh", "3000"]
CMD ["node", "--eval", "require('./dist/start.cjs').start()"]
