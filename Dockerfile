# docs/operate.md says how it is run. The base has Node already, so that no install script is needed: those of the packages
# `node` and `embedded-postgres` would bring it again, and a database.
FROM node:26-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY public public
COPY media media
COPY content content
COPY scripts scripts
COPY src src
RUN node scripts/build.ts

FROM node:26-trixie-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26-trixie-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# The only place that is written to, and only where the database is a file or a backup is made.
RUN mkdir data && chown node:node data
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
# For the commands: node scripts/admin.ts, backup.ts, restore.ts, move.ts.
COPY content content
COPY scripts scripts
COPY src src
COPY --from=build /site/dist dist
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that a signal reaches it.
CMD ["node", "scripts/serve.js"]
