const IP_ADDRESS = /^(?:\d+\.){3}\d+$|:/;
const PRIVATE_NETWORKS = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i;
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/i;

type Addresses = { DATABASE_URL?: string; SMTP_URL?: string; STORAGE_URL?: string };

/** Unencrypted connections over the internet, as sentences. Addresses can declare another protection. */
export function unencryptedConnections({ DATABASE_URL, SMTP_URL, STORAGE_URL }: Addresses): string[] {
  const problems: string[] = [];
  const database = remote(DATABASE_URL);
  if (database && !database.searchParams.has("sslmode"))
    problems.push(
      "DATABASE_URL names a server elsewhere, accepted is an address with sslmode=verify-full, or sslmode=disable when the network between is your own.",
    );
  const mail = remote(SMTP_URL);
  if (mail?.protocol === "smtp:" && !["requireTLS", "ignoreTLS"].some((name) => mail.searchParams.has(name)))
    problems.push(
      "SMTP_URL names a server elsewhere, accepted is smtps://, or smtp:// with ?requireTLS=true, or with ?ignoreTLS=true when the network between is your own.",
    );
  const endpoint = STORAGE_URL && new URL(STORAGE_URL).searchParams.get("endpoint");
  if (endpoint && remote(endpoint)?.protocol === "http:")
    problems.push("STORAGE_URL names an endpoint elsewhere, accepted is https://.");
  return problems;
}

function remote(address: string | undefined): URL | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return isOwnNetwork(url.hostname.replace(/^\[|\]$/g, "")) ? null : url;
}

/** This machine or a private network. */
export const isOwnNetwork = (host: string): boolean =>
  IP_ADDRESS.test(host) ? PRIVATE_NETWORKS.test(host) : !host.includes(".") || PRIVATE_NAMES.test(host);
