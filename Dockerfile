# Saffron in a container: built with tools in one stage, served without them from another, by a user without rights.
# The digest keeps the image what it was when it was chosen: a new Node takes a new version and its digest, in both places.
FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS packages
WORKDIR /app
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json ./
COPY kitchen/package.json kitchen/
COPY contract/package.json contract/
COPY server/package.json server/
COPY cli/package.json cli/saffron-kitchen.mjs cli/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM packages AS built
RUN npm ci --omit=dev --ignore-scripts --loglevel=error
COPY scripts scripts
COPY kitchen kitchen
COPY contract contract
COPY server server
COPY web web
COPY tsconfig.base.json ./
# The snapshot fits the processor it was taken on, and the image may go to another.
RUN node scripts/build.mjs && rm server/dist/kitchen.snapshot server/dist/snapshot-entry.cjs

# What the server alone needs, without what the web was built with.
FROM packages AS server
RUN npm ci --workspace=@saffron/server --omit=dev --ignore-scripts --loglevel=error

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/package.json package.json
COPY kitchen kitchen
COPY contract contract
COPY server server
COPY --from=built /app/web/dist web/dist
COPY --from=built /app/server/dist server/dist
COPY --from=built /app/kitchen/dist kitchen/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.cjs"]
