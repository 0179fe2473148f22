/** Linux would notice a connection that was silently dropped, as by a firewall, after two hours. */
export const CONNECTION_OPTIONS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  connectionTimeoutMillis: 10_000,
};
