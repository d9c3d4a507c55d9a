# The shell host: docker build -f deploy/shell.Dockerfile -t pressline-shell .
ARG NODE=node:24.20.0-bookworm-slim

FROM ${NODE} AS source
WORKDIR /app
COPY . .

FROM source AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN npm run build -- shell shell-host remotes

FROM source AS packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --ignore-scripts --omit=dev --workspace=@pressline/shell && mkdir -p shell/node_modules

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app/shell
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules ../node_modules
COPY --from=packages /app/shell/node_modules node_modules
COPY shell/package.json ./
COPY --from=build /app/shell/dist dist
USER node
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/host.cjs"]
