# The API: docker build -f deploy/services.Dockerfile -t pressline-services .
ARG NODE=node:24.20.0-bookworm-slim

FROM ${NODE} AS source
WORKDIR /app
COPY . .

FROM source AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN npm run build -- services backup audit

FROM source AS packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --ignore-scripts --omit=dev --workspace=@pressline/services && mkdir -p services/node_modules

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app/services
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules ../node_modules
COPY --from=packages /app/services/node_modules node_modules
COPY services/package.json ./
COPY services/public public
COPY services/seed seed
COPY --from=build /app/services/dist dist
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server.cjs"]
