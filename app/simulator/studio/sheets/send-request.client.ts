import { postAndRead } from "#app/ui/forms/post-form.client.ts";
import { type FormResult, GUARD_FIELDS } from "#app/ui/forms/posted-form.rules.ts";
import { SIMULATION_FORM } from "../../simulator.rules.ts";
import {
  forgetRequest,
  listPendingRequests,
  type PendingRequest,
  savePendingRequest,
} from "../saved-room.client.ts";
import { isDrafted, readDraft, writeDraft } from "./request-draft.client.ts";

/** `waiting`: offline; stored and sent later, once. */
export type Sent = FormResult | { state: "waiting" };

type AnswerListener = (result: FormResult) => void;

const underway = new Set<string>();
/** Forms that are open while their request waits. */
const listeners = new Map<string, AnswerListener>();

/** Stored before it is sent: the page may be left or reloaded meanwhile. */
export async function sendRequest(request: PendingRequest): Promise<Sent> {
  underway.add(request.key);
  const isKept = await savePendingRequest(request);
  try {
    const result = await post(request);
    await forgetRequest(request.key);
    return result;
  } catch {
    return isKept ? { state: "waiting" } : { form: SIMULATION_FORM, state: "failed" };
  } finally {
    underway.delete(request.key);
  }
}

/** Called with the answer to a request that waits; the returned function ends it. */
export function listenForAnswer(key: string, listener: AnswerListener): () => void {
  listeners.set(key, listener);
  return () => listeners.delete(key);
}

/** What became of them, where no open form shows it. */
export async function sendPendingRequests(): Promise<"sent" | "refused" | null> {
  let became: "sent" | "refused" | null = null;
  await sendEach(await listPendingRequests(), async (request, result, state) => {
    await forgetRequest(request.key);
    if (state === "refused") keepAsDraft(request);
    const listener = listeners.get(request.key);
    if (listener) listener(result);
    else if (became !== "refused") became = state;
  });
  return became;
}

/** From a page without a simulator: one that is refused waits there, with what was written in it. */
export async function sendUnseen(): Promise<void> {
  const waiting = (await listPendingRequests()).filter(({ isRefused }) => !isRefused);
  await sendEach(waiting, async (request, _, state) => {
    if (state === "sent") await forgetRequest(request.key);
    else await savePendingRequest({ ...request, isRefused: true });
  });
}

type Answered = (request: PendingRequest, result: FormResult, state: "sent" | "refused") => Promise<void>;

async function sendEach(requests: readonly PendingRequest[], onAnswer: Answered): Promise<void> {
  for (const request of requests) {
    if (underway.has(request.key)) continue;
    underway.add(request.key);
    try {
      const result = await post(request);
      const { state } = result;
      // Server errors may be retried.
      if (state === "sent" || state === "refused") await onAnswer(request, result, state);
    } catch {
      break;
    } finally {
      underway.delete(request.key);
    }
  }
}

/** What is being typed now stays. */
function keepAsDraft({ fields }: PendingRequest): void {
  const written = Object.fromEntries(fields.filter(([name]) => isDrafted(name)));
  writeDraft({ ...written, ...readDraft() });
}

async function post({ key, action, fields, picture }: PendingRequest): Promise<FormResult> {
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  body.set(GUARD_FIELDS.form, SIMULATION_FORM);
  body.set(GUARD_FIELDS.key, key);
  body.set(GUARD_FIELDS.openForMs, String(Math.max(3000, Math.round(performance.now()))));
  if (picture) body.set("files", picture, "simulation.jpg");
  return postAndRead(action, body, SIMULATION_FORM);
}
