import { request as httpRequest } from "node:http";
import { connect } from "node:net";

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};
export type FuzzResponse = { status: number; body: string };

/** mulberry32 (Tommy Ettinger, public domain). */
export function randomBy(seed: number) {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)] as T;
  return {
    one,
    chance: (share: number) => number() < share,
    below: (limit: number) => Math.floor(number() * limit),
  };
}
type Random = ReturnType<typeof randomBy>;

const METHODS = [
  ...Array.from({ length: 8 }, () => ["GET", "POST"]).flat(),
  ..."HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND".split(" "),
];
const UUID = "01a1fb9e-a970-7535-a786-604283140ed2";
const ODD_PARAMS = "%E0%A4%A ..%2f.. %5c %F0%9F%98%80 '-- tapete-scallop natural 1".split(" ");
const PARAMS = [UUID, "x".repeat(3000), ...ODD_PARAMS];
const ODD_TAILS = ".data / // ? ?q=%ff ?_routes=root ?index ?pagina=-1&q=%00 /../x ?x[99999999]=1".split(" ");
const TAILS = [...Array.from({ length: 5 }, () => ""), ...ODD_TAILS];
const FORMS =
  "contact quote sample favourites made-to-measure exclusive-access simulation newsletter sign-in panel-sign-in panel-code changeName invite zzz ".split(
    " ",
  );
const INTENTS = "save remove undelete order publish schedule restore create words section zzz".split(" ");
const OWN_NAMES =
  "id entity version locale panel slug name title email reach message subject password width length shape order images url removed key value at consent homepage openForMs submissionKey token secret de folder price es.name en.title words-began basis-version files";
const ODD_NAMES =
  "a[99999999] a[299] a[0][0] a[ __intent__ __state__ __proto__ __proto__.x constructor.prototype.x a.b.c.d.e toString hasOwnProperty sizes[2].width yarns[9].hex ";
const NAMES = [
  ...ODD_NAMES.split(" "),
  ...OWN_NAMES.split(" "),
  ...[".".repeat(30_000), "[".repeat(500), "x".repeat(5000)],
];
const ODD_VALUES =
  '0 -1 1e999 NaN null { [] natural ana@example.com true on pt-BR 2026-02-31 9999-12-31T23:59:59Z ../../etc/passwd javascript:alert(1) {{7*7}} 99999999999999999999 %s%n products settings {"type":"insert","payload":{"name":"a","index":99999999}} {"type":"update","payload":{"name":"__proto__.x","value":1}}';
const VALUES = [
  ...["", "x", UUID, ...ODD_VALUES.split(" ")],
  ...["x\0y", "\ud800", "\u202e", "😀".repeat(500), "x".repeat(20_000), "' or 1=1--", "\r\nx: y"],
];
const HEADERS: Record<string, readonly string[]> = {
  "accept-encoding": ["", "br;q=0, gzip", "*", "x".repeat(200)],
  "accept-language": ["es;q=9", "x".repeat(300), "\xff"],
  accept: ["*/*", "application/json", "x"],
  range: ["bytes=0-0", "bytes=9-1", "bytes=-0", "lines=1-2"],
  "if-none-match": ["*", '"x"', ","],
  "if-modified-since": ["yesterday"],
  cookie: ["__session=x", "a=%ff", "=;=", "x".repeat(4000)],
  "x-forwarded-for": ["203.0.113.9", "x", ",,,", "::1, 10.0.0.1"],
  "x-forwarded-proto": ["https", "https,http", "gopher"],
  "x-forwarded-host": ["evil.example"],
  host: ["a:99999", "[::1", "a..b", "x\\y", "256.256.256.256", "localhost"],
  origin: ["null", "https://evil.example", "x"],
  "sec-fetch-site": ["cross-site", "x"],
  "content-type": [
    "",
    "text/plain",
    "application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "x",
  ],
  "upload-length": ["-1", "99999999999999"],
  "tus-resumable": ["1.0.0", "x"],
  expect: ["100-continue"],
};

export function nextRequest(random: Random, routes: readonly string[]): FuzzRequest {
  const method = random.one(METHODS);
  const path = random.one(routes).replace(/:\w+|\*/g, () => random.one(PARAMS)) + random.one(TAILS);
  const hasBody = !["GET", "HEAD", "TRACE"].includes(method);
  const { type, body } = hasBody ? bodyBy(random) : { type: "", body: null };
  const headers: Record<string, string> = {
    ...(type && { "content-type": type }),
    ...(random.chance(0.9) && { "x-forwarded-for": `198.51.${random.below(256)}.${random.below(256)}` }),
  };
  const names = Object.keys(HEADERS);
  for (let count = random.chance(0.4) ? 1 + random.below(3) : 0; count > 0; count--) {
    const name = random.one(names);
    headers[name] = random.one(HEADERS[name] ?? [""]);
  }
  return { method, path, headers, body };
}

function bodyBy(random: Random): { type: string; body: Buffer } {
  const fields: [string, string][] = [];
  if (random.chance(0.7)) fields.push(["form", random.one(FORMS)]);
  if (random.chance(0.5)) fields.push(["intent", random.one(INTENTS)]);
  for (let count = random.below(12); count > 0; count--) fields.push([random.one(NAMES), random.one(VALUES)]);
  if (random.chance(0.03)) for (let at = 0; at < 5000; at++) fields.push(["a", ""]);
  if (random.chance(0.05)) return { type: "application/json", body: Buffer.from(random.one(VALUES)) };
  if (random.chance(0.05))
    return { type: "application/x-www-form-urlencoded", body: Buffer.from("%&=%zz=%ff&=&&;") };
  if (random.chance(0.7))
    return {
      type: "application/x-www-form-urlencoded;charset=UTF-8",
      body: Buffer.from(new URLSearchParams(fields).toString()),
    };
  const parts = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  if (random.chance(0.4))
    parts.push(
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n',
    );
  const whole = Buffer.from(`${parts.join("")}--b--\r\n`, "utf8");
  const body = random.chance(0.2) ? whole.subarray(0, random.below(whole.length)) : whole;
  return { type: "multipart/form-data; boundary=b", body };
}

/** Null when the connection was cut before an answer. */
export function sendFuzzed(origin: string, fuzzed: FuzzRequest): Promise<FuzzResponse | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const { method, path, body } = fuzzed;
    const headers = { ...fuzzed.headers, ...(body && { "content-length": String(body.length) }) };
    const request = httpRequest(
      { hostname, port, method, path: encodeURI(path).replaceAll("%25", "%"), headers, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("latin1");
        response.on("data", (part: string) => {
          if (text.length < 4000) text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on("error", () => resolve(null));
      },
    );
    request.on("error", () => resolve(null));
    request.end(body ?? undefined);
  });
}

/** Sends raw bytes; returns the status, or 0 when the connection was closed without one. */
export function sendRaw(origin: string, head: string, body = ""): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${body}`, "latin1"));
    let result = "";
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(result)?.[1] ?? 0));
    };
    socket.on("data", (part) => {
      result += part.toString("latin1");
      if (result.includes("\r\n\r\n")) done();
    });
    socket.on("close", done);
    socket.on("error", done);
  });
}
