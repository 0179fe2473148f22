/** The push services of the browsers. Another address could make the server ask something in its own network. */
const SERVICES = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

const MAX_ENDPOINT = 1000;
const P256_POINT_BYTES = 65;
const AUTH_BYTES = 16;
const BASE64URL = /^[\w-]+={0,2}$/;

export type PushKeys = { endpoint: string; publicKey: string; authSecret: string };

/** Null for what no browser sends. */
export function readPushKeys(read: (name: string) => unknown): PushKeys | null {
  const [endpoint, publicKey, authSecret] = ["endpoint", "publicKey", "authSecret"].map((name) =>
    String(read(name) ?? ""),
  ) as [string, string, string];
  const isGood =
    isPushService(endpoint) && isOfBytes(publicKey, P256_POINT_BYTES) && isOfBytes(authSecret, AUTH_BYTES);
  return isGood ? { endpoint, publicKey, authSecret } : null;
}

function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port || endpoint.length > MAX_ENDPOINT) return false;
  return SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

const isOfBytes = (text: string, bytes: number) =>
  BASE64URL.test(text) && Math.floor((text.replace(/=+$/, "").length * 3) / 4) === bytes;
