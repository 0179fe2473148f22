import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const TIMEOUT_MS = 15_000;
const AGENT = "Urdume link check (+https://www.rfc-editor.org/rfc/rfc9110#name-user-agent)";
const SERVER_ERROR = 500;
/** Other errors may be meant for bots only. */
const GONE = [404, 410];

const inside = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  // NAT64 prefixes could lead to the internal network.
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  inside.addSubnet(net, bits, "ipv6");

/** Whether an address is public; names are checked after the lookup. Protects the internal network (SSRF). */
export const isOutside = (host: string): boolean =>
  isIP(host) === 0 || !inside.check(host, isIP(host) === 6 ? "ipv6" : "ipv4");

class InsideError extends Error {}

/** Lookup of the connection itself, so that the checked address is the one connected to (DNS rebinding). */
const lookupAllowing =
  (mayAsk: typeof isOutside): LookupFunction =>
  (host, options, reply) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const refusal = error ?? (found.every(({ address }) => mayAsk(address)) ? null : new InsideError(host));
      if (refusal || options.all) reply(refusal, found);
      else reply(null, found[0]?.address ?? "", found[0]?.family);
    });

export async function checkAddress(
  url: string,
  signal: AbortSignal,
  mayAsk = isOutside,
): Promise<{ trouble: string; isGone: boolean }> {
  try {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
    if (!mayAsk(host)) return { trouble: "", isGone: false };
    const status = await statusOf(url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]), mayAsk);
    const isGone = GONE.includes(status);
    return { trouble: isGone || status >= SERVER_ERROR ? String(status) : "", isGone };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof InsideError) return { trouble: "", isGone: false };
    return { trouble: reasonOf(error), isGone: false };
  }
}

/** Redirects are not followed; they count as an answer. */
function statusOf(url: string, signal: AbortSignal, mayAsk: typeof isOutside): Promise<number> {
  const request = url.startsWith("https:") ? https.request : http.request;
  const headers = { "user-agent": AGENT, accept: "text/html,*/*" };
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { agent: false, lookup: lookupAllowing(mayAsk), signal, headers },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    asking.once("error", reject);
    asking.end();
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code ?? (cause instanceof Error ? cause.name : "unknown");
}
