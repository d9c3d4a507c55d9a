# The API: docker build -f deploy/services.Dockerfile -t pressline-services .
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
RUN npm run build -- services backup && npm run unbundled -- /unbundled
RUN rm services/dist/*.code

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app/services
RUN install -d -o node -g node /data
COPY --from=build /unbundled ..
COPY deploy/health.sh /usr/local/lib/
COPY services/package.json ./
COPY services/public public
COPY services/seed seed
COPY --from=build /app/services/dist dist
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=12s --start-period=30s --retries=3 \
  CMD ["bash", "/usr/local/lib/health.sh", "4000"]
CMD ["node", "--enable-source-maps", "dist/server.cjs"]
