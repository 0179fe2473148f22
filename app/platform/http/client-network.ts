/** Set by the server from the socket or the trusted proxy; a client's own header is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
const UNKNOWN_ADDRESS = "unknown";
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export const clientNetwork = (headers: Headers | undefined): string =>
  countedNetwork(headers?.get(CLIENT_ADDRESS_HEADER)?.trim() || UNKNOWN_ADDRESS);

/** An IPv6 customer owns a /64, so that is what is counted. */
export function countedNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? networkOf(address) : address;
}

function networkOf(ipv6: string): string {
  const [head = "", tail] = ipv6.toLowerCase().split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill("0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
