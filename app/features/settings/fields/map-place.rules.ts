/** Where a map shows the place; a link without a point opens the map elsewhere only. */
export type MapPlace =
  | { kind: "point"; latitude: number; longitude: number; zoom: number; link: string }
  | { kind: "address"; query: string; link: string }
  | { kind: "link"; link: string };

export type MapRefusal = "mapLink" | "mapPoint" | "mapAddress";

const STANDARD_ZOOM = 16;
const MOST_ZOOM = 19;
const LEAST_ADDRESS = 6;

type Point = { latitude: number; longitude: number };

/** An embedding `<iframe>` or a shared text with a link becomes the link. */
export function linkInside(pasted: string): string {
  const plain = pasted.replaceAll("&amp;", "&").trim();
  return /(?:https?:\/\/|geo:)[^\s"<>]+/i.exec(plain)?.[0] ?? plain.replace(/\s+/g, " ");
}

export function mapPlaceOf(contact: { map: { point: string }; addressLines: string[] }): MapPlace | null {
  const place = readMapPlace(contact.map.point || contact.addressLines.join(", "));
  return typeof place === "string" ? null : place;
}

/** Reads what was pasted, without asking any server; null for nothing. */
export function readMapPlace(pasted: string): MapPlace | MapRefusal | null {
  const text = linkInside(pasted);
  if (text === "") return null;
  if (/^geo:/i.test(text)) return pointOrRefusal(pairIn(text.slice("geo:".length)), STANDARD_ZOOM);
  if (/^(?:https?:|[\w.-]+\.[a-z]{2,}\/|www\.)/i.test(text)) return readLink(text);
  const point = pairIn(text) ?? degreesIn(text);
  if (point) return pointOrRefusal(point, STANDARD_ZOOM);
  return text.length >= LEAST_ADDRESS && /\p{L}{3}/u.test(text) ? addressOf(text) : "mapAddress";
}

function readLink(text: string): MapPlace | MapRefusal {
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) && new URL(address);
  const provider = url && providerOf(url);
  if (!url || !provider) return "mapLink";
  const { point, zoom, query, isEmbedded } = provider(url);
  if (point) return pointOrRefusal(point, zoom ?? STANDARD_ZOOM, isEmbedded ? undefined : url.href);
  if (query) return isEmbedded ? addressOf(query) : { kind: "address", query, link: url.href };
  return isEmbedded || url.pathname === "/" ? "mapLink" : { kind: "link", link: url.href };
}

type InLink = {
  point?: Point | undefined;
  zoom?: number | undefined;
  query?: string | undefined;
  isEmbedded?: boolean;
};

function providerOf({ hostname, pathname }: URL): ((url: URL) => InLink) | null {
  const host = hostname.toLowerCase().replace(/^www\./, "");
  if (/^(?:maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host))
    return host.startsWith("maps.") || pathname.startsWith("/maps") ? inGoogle : null;
  if (host === "maps.app.goo.gl" || (host === "goo.gl" && pathname.startsWith("/maps"))) return () => ({});
  if (/^(?:openstreetmap\.org|osm\.org)$/.test(host)) return inOpenStreetMap;
  if (/^(?:maps\.apple\.com|maps\.apple|waze\.com)$/.test(host)) return inQuery;
  return null;
}

function inGoogle(url: URL): InLink {
  const path = decoded(url.pathname);
  const data = path + (url.searchParams.get("pb") ?? "");
  // The mark comes before the middle of what was on the screen.
  const mark = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/.exec(data);
  const embedded = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/.exec(data);
  const view = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?)z)?/.exec(path);
  const isPlace = !/\/(?:search|dir)\//.test(path);
  const named = /\/(?:place|search|dir\/[^/]*)\/([^/@]+)/.exec(path)?.[1]?.replaceAll("+", " ");
  const asked = inQuery(url);
  const point =
    (mark && pointOf(mark[1], mark[2])) ??
    (embedded && pointOf(embedded[2], embedded[1])) ??
    asked.point ??
    (named && (pairIn(named) ?? degreesIn(named))) ??
    (isPlace && view ? pointOf(view[1], view[2]) : undefined);
  return {
    ...asked,
    query: named ?? asked.query,
    ...(point && { point }),
    ...(view?.[3] && { zoom: Number(view[3]) }),
    isEmbedded: path.startsWith("/maps/embed") || url.searchParams.get("output") === "embed",
  };
}

function inOpenStreetMap(url: URL): InLink {
  const { searchParams, hash } = url;
  const [, zoom, latitude, longitude] =
    /map=(\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash) ?? [];
  const marker = pairIn(searchParams.get("marker") ?? "");
  const mark = searchParams.has("mlat")
    ? pointOf(searchParams.get("mlat"), searchParams.get("mlon"))
    : undefined;
  return {
    point: mark ?? marker ?? (latitude ? pointOf(latitude, longitude) : undefined),
    zoom: zoom ? Number(zoom) : undefined,
    query: searchParams.get("query") ?? undefined,
    isEmbedded: url.pathname.startsWith("/export/embed"),
  };
}

const POINT_NAMES = ["ll", "coordinate", "q", "query", "destination", "daddr", "sll", "center"];
const ADDRESS_NAMES = ["address", "q", "query", "destination", "daddr"];

function inQuery({ searchParams }: URL): InLink {
  const points = POINT_NAMES.map((name) => pairIn(searchParams.get(name) ?? ""));
  const zoom = Number(searchParams.get("z") ?? searchParams.get("zoom") ?? Number.NaN);
  return {
    point: points.find((point) => point !== undefined),
    zoom: Number.isFinite(zoom) ? zoom : undefined,
    query: ADDRESS_NAMES.map((name) => searchParams.get(name)).find(Boolean) ?? undefined,
  };
}

/** `-23.5258, -46.6653`, also with decimal commas: `-23,5258; -46,6653`. */
function pairIn(text: string): Point | undefined {
  const [, latitude, longitude] =
    // Before the other, which takes what follows the first decimals for something else.
    /^\(?\s*([-−]?\d{1,3},\d+)\s*[;,\s]\s*([-−]?\d{1,3},\d+)\s*\)?$/.exec(text) ??
    /^\(?\s*([-−]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([-−]?\d{1,3}(?:\.\d+)?)\s*\)?(?:[?;,].*)?$/.exec(text) ??
    [];
  return latitude && longitude ? pointOf(latitude, longitude) : undefined;
}

/** `23°31'32.9"S 46°39'55.1"W`, as Google Maps shows it. */
function degreesIn(text: string): Point | undefined {
  const pattern = /(\d{1,3})°\s*(?:(\d{1,2})['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)["″”]\s*)?([NSLEWO])/gi;
  const [latitude, longitude] = [...text.matchAll(pattern)].map(
    ([, degrees, minutes = "0", seconds = "0", side = ""]) =>
      (Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(",", ".")) / 3600) *
      (/[SWO]/i.test(side) ? -1 : 1),
  );
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const numberOf = (text: string | null | undefined) =>
  Number((text ?? "").replace("−", "-").replace(",", ".") || Number.NaN);

const pointOf = (latitude: string | null | undefined, longitude: string | null | undefined): Point => ({
  latitude: numberOf(latitude),
  longitude: numberOf(longitude),
});

function pointOrRefusal(point: Point | undefined, zoom: number, link?: string): MapPlace | MapRefusal {
  if (!point || !(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) return "mapPoint";
  const latitude = Number(point.latitude.toFixed(6));
  const longitude = Number(point.longitude.toFixed(6));
  const near = Math.min(MOST_ZOOM, Math.max(1, Math.round(zoom)));
  return {
    kind: "point",
    latitude,
    longitude,
    zoom: near,
    link: link ?? pointLink(latitude, longitude, near),
  };
}

export const pointLink = (latitude: number, longitude: number, zoom: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

const addressOf = (query: string): MapPlace => ({
  kind: "address",
  query,
  link: `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`,
});

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
