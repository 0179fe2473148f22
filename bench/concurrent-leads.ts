import { randomInt } from "node:crypto";

export type FormToSend = {
  form: FormName;
  /** Part of the sender's e-mail address. */
  marker: string;
  path: string;
  fields: Record<string, string>;
  hasFile: boolean;
  address: string;
};

export type ConcurrentResult = {
  /** Milliseconds since 1970. */
  acknowledged: Map<string, number>;
  attempts: number;
  lost: number;
  repeats: number;
};

const CLIENTS = 8;
const TRY_FOR_MS = 240_000;
const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 20_000;
/** Percentage of acknowledged requests that are sent again, as by a double click or a reload. */
const REPEATS_IN_HUNDRED = 15;

export const MARKER = /bench-\d+-[a-z0-9]+/;
const emailOf = (marker: string) => `${marker}@example.com`;

export const STORED_ADDRESSES =
  "select email from messages union all select email from leads union all select email from newsletter_subscriptions";

export function formsToSend(count: number): FormToSend[] {
  return Array.from({ length: count }, (_, at) => {
    const marker = `bench-${at}-${randomInt(2 ** 40).toString(36)}`;
    const form = FORM_NAMES[at % FORM_NAMES.length] ?? "contact";
    const key = Array.from({ length: 32 }, () => randomInt(16).toString(16)).join("");
    const { path, fields, hasFile = false } = FORMS[form](emailOf(marker));
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    // Every fourth round is sent without script, so without a key.
    const hasKey = form !== "newsletter" && Math.floor(at / FORM_NAMES.length) % 4 > 0;
    const keyed = hasKey ? { ...fields, submissionKey: key } : fields;
    return { form, marker, path, fields: { ...keyed, consent: "on" }, hasFile, address };
  });
}

type Filled = Pick<FormToSend, "path" | "fields"> & { hasFile?: boolean };

const FORMS = {
  contact: (email): Filled => ({
    path: "/contato",
    fields: {
      ...{ form: "contact", name: "Ana Souza", email, subject: "Tapete para a sala" },
      message: "Gostaria de saber o prazo de um tapete.",
    },
  }),
  quote: (reach): Filled => ({
    path: "/produtos/tapete-scallop",
    fields: { form: "quote", name: "Rui Alves", reach, size: "200 × 300 cm", message: "Para uma varanda." },
  }),
  madeToMeasure: (reach): Filled => ({
    path: "/en/personalizados",
    hasFile: true,
    fields: {
      ...{ form: "made-to-measure", shape: "round", diameter: "240" },
      ...{ project: "A reading room", name: "Bia Lima", reach },
    },
  }),
  sample: (reach): Filled => ({
    path: "/produtos/tapete-scallop",
    fields: { form: "sample", name: "Lia Prado", reach, address: "Rua das Flores 12, Recife", message: "" },
  }),
  access: (email): Filled => ({
    path: "/es/acesso-exclusivo",
    fields: {
      ...{ form: "exclusive-access", profession: "interiors", name: "Caio Reis", company: "Estudio Reis" },
      ...{ email, whatsapp: "+34 600 000 000", city: "Madrid", project: "Un hotel" },
    },
  }),
  newsletter: (email): Filled => ({ path: "/en/newsletter", fields: { email } }),
} satisfies Record<string, (email: string) => Filled>;

export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];

export async function sendConcurrently(
  url: string,
  queue: FormToSend[],
  onAcknowledged: () => void,
): Promise<ConcurrentResult> {
  const result: ConcurrentResult = { acknowledged: new Map(), attempts: 0, lost: 0, repeats: 0 };
  const waiting = [...queue];
  async function client(): Promise<void> {
    for (let toSend = waiting.pop(); toSend; toSend = waiting.pop()) {
      const until = Date.now() + TRY_FOR_MS;
      let isThanked = false;
      while (!isThanked && Date.now() < until) {
        result.attempts += 1;
        isThanked = await send(url, toSend);
        if (!isThanked) await new Promise((next) => setTimeout(next, PAUSE_MS));
      }
      if (!isThanked) {
        result.lost += 1;
        continue;
      }
      result.acknowledged.set(toSend.marker, Date.now());
      onAcknowledged();
      if (randomInt(100) < REPEATS_IN_HUNDRED) {
        result.repeats += 1;
        await send(url, toSend);
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return result;
}

async function send(url: string, { form, path, fields, hasFile, address }: FormToSend): Promise<boolean> {
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (body instanceof FormData) body.append("files", new File([PDF], "planta.pdf"));
  const thanks = form === "newsletter" ? /<p role="status">/ : /data-answer="[^"]*&quot;sent&quot;/;
  try {
    const response = await fetch(url + path, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": address },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const page = await response.text();
    return STORED.includes(response.status) && thanks.test(page);
  } catch {
    return false;
  }
}

/** 202: stored, but a mail cannot leave yet. */
const STORED = [200, 202];
const PDF = `%PDF-1.7\n${"% planta\n".repeat(200)}%%EOF\n`;
