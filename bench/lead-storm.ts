import { randomInt } from "node:crypto";

/** One thing that somebody wants to send, tried until it is acknowledged. */
export type Wish = {
  marker: string;
  path: string;
  fields: Record<string, string>;
  hasFile: boolean;
  address: string;
};

export type StormResult = { acknowledged: Set<string>; attempts: number; lost: number; repeats: number };

const CLIENTS = 8;
const TRY_FOR_MS = 240_000;
const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 20_000;
/** So many send again although they were thanked: a double click, a reload. */
const REPEATS_IN_HUNDRED = 15;

/** Makes the wishes: contact messages and leads, with and without the browser's key, some with a file. */
export function wishes(count: number): Wish[] {
  return Array.from({ length: count }, (_, at) => {
    const marker = `bench-${at}-${randomInt(2 ** 40).toString(36)}`;
    const kind = KINDS[at % KINDS.length] ?? contact;
    const key = Array.from({ length: 32 }, () => randomInt(16).toString(16)).join("");
    const { path, fields, hasFile = false } = kind(marker);
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    // Every third comes without script, so without a key.
    const keyed = at % 3 === 0 ? fields : { ...fields, submissionKey: key };
    return { marker, path, fields: { ...keyed, consent: "on" }, hasFile, address };
  });
}

type Kind = (marker: string) => Pick<Wish, "path" | "fields"> & { hasFile?: boolean };

const contact: Kind = (marker) => ({
  path: "/contato",
  fields: {
    form: "contact",
    name: "Ana Souza",
    email: "ana@example.com",
    subject: "Tapete para a sala",
    message: `Mensagem de prova ${marker}`,
  },
});
const access: Kind = (marker) => ({
  path: "/es/acesso-exclusivo",
  fields: {
    form: "exclusive-access",
    profession: "interiors",
    name: "Caio Reis",
    company: "Estudio Reis",
    email: "caio@example.com",
    whatsapp: "+34 600 000 000",
    city: "Madrid",
    project: `Proyecto de prueba ${marker}`,
  },
});
const madeToMeasure: Kind = (marker) => ({
  path: "/en/personalizados",
  hasFile: true,
  fields: {
    form: "made-to-measure",
    shape: "round",
    width: "240",
    length: "240",
    project: `Test project ${marker}`,
    name: "Bia Lima",
    reach: "bia@example.com",
  },
});
const KINDS = [contact, access, contact, access, madeToMeasure];

/** Several senders at once, each trying again until it is thanked. */
export async function storm(url: string, queue: Wish[], onAcknowledged: () => void): Promise<StormResult> {
  const result: StormResult = { acknowledged: new Set(), attempts: 0, lost: 0, repeats: 0 };
  const waiting = [...queue];
  async function client(): Promise<void> {
    for (let wish = waiting.pop(); wish; wish = waiting.pop()) {
      const until = Date.now() + TRY_FOR_MS;
      let isThanked = false;
      while (!isThanked && Date.now() < until) {
        result.attempts += 1;
        isThanked = await send(url, wish);
        if (!isThanked) await new Promise((next) => setTimeout(next, PAUSE_MS));
      }
      if (!isThanked) {
        result.lost += 1;
        continue;
      }
      result.acknowledged.add(wish.marker);
      onAcknowledged();
      if (randomInt(100) < REPEATS_IN_HUNDRED) {
        result.repeats += 1;
        await send(url, wish);
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return result;
}

/** Whether the page that came back says that it was sent. */
async function send(url: string, { path, fields, hasFile, address }: Wish): Promise<boolean> {
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (body instanceof FormData) body.append("files", new File([PDF], "planta.pdf"));
  try {
    const response = await fetch(url + path, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": address },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const page = await response.text();
    return response.status === 200 && /data-answer="[^"]*&quot;sent&quot;/.test(page);
  } catch {
    return false;
  }
}

const PDF = `%PDF-1.7\n${"% planta\n".repeat(200)}%%EOF\n`;
