# The shell host: docker build -f deploy/shell.Dockerfile -t pressline-shell .
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
RUN npm run build -- shell shell-host remotes
RUN rm shell/dist/*.code

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app/shell
RUN install -d -o node -g node /data
COPY deploy/health.sh /usr/local/lib/
COPY shell/package.json ./
COPY --from=build /app/shell/dist dist
USER node
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=12s --start-period=30s --retries=3 \
  CMD ["bash", "/usr/local/lib/health.sh", "3000"]
CMD ["node", "--enable-source-maps", "dist/host.cjs"]
