# Builds with the machine's Node, runs on the pinned Node of package.json as an ordinary user.
# The data (database, files) is a volume at /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM debian:bookworm-slim
# ffmpeg is optional: it gives films a poster, faststart and a lighter rendition.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --create-home urdume \
  && mkdir /data && chown urdume:urdume /data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/public ./public
COPY --from=build --chown=root:root /app/app ./app
COPY --from=build --chown=root:root /app/db ./db
COPY --from=build --chown=root:root /app/tools ./tools
USER urdume
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--heap-growing-percent=30", "tools/serve.mjs"]
