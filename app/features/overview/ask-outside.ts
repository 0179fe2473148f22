import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

const PATIENCE_MS = 15_000;
/** Says who asks, as polite programs do. */
const AGENT = "Urdume link check (+https://www.rfc-editor.org/rfc/rfc9110#name-user-agent)";
const SERVER_ERROR = 500;
/** What is there no longer. Any other refusal may be meant for programs only. */
const GONE = [404, 410];

const inside = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  inside.addSubnet(net, bits, "ipv6");

/** Whether a host lies on the internet. The maker's own network is nobody's business, not even by way of a link. */
export async function isOutside(host: string): Promise<boolean> {
  const name = host.replace(/^\[|\]$/g, "");
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookup(name, { all: true });
  return found.every(({ address, family }) => !inside.check(address, family === 6 ? "ipv6" : "ipv4"));
}

/** What an address answers: nothing when it is there, otherwise a status or what kept it from answering. */
export async function askAddress(
  url: string,
  signal: AbortSignal,
  mayAsk = isOutside,
): Promise<{ trouble: string; isGone: boolean }> {
  try {
    if (!(await mayAsk(new URL(url).hostname))) return { trouble: "", isGone: false };
    // Where a redirect leads is another's care; that it leads somewhere is an answer.
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      headers: { "user-agent": AGENT, accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    const { status } = response;
    const isGone = GONE.includes(status);
    return { trouble: isGone || status >= SERVER_ERROR ? String(status) : "", isGone };
  } catch (error) {
    if (signal.aborted) throw error;
    return { trouble: reasonOf(error), isGone: false };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code ?? (cause instanceof Error ? cause.name : "unknown");
}
