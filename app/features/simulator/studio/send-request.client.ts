import { postAndRead } from "#app/ui/post-form.client.ts";
import { type FormResult, GUARD_FIELDS } from "#app/ui/posted-form.rules.ts";
import { SIMULATION_FORM } from "../simulator.rules.ts";
import {
  forgetRequest,
  listPendingRequests,
  type PendingRequest,
  savePendingRequest,
} from "./saved-room.client.ts";

/** `waiting`: offline; stored and sent later, once. */
export type Sent = FormResult | { state: "waiting" };

const underway = new Set<string>();

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

/** Whether one was sent. */
export async function sendPendingRequests(): Promise<boolean> {
  let hasSent = false;
  for (const request of await listPendingRequests()) {
    if (underway.has(request.key)) continue;
    try {
      const { state } = await post(request);
      hasSent ||= state === "sent";
      // Refusals are final; server errors may be retried.
      if (state !== "failed" && state !== "tooMany") await forgetRequest(request.key);
    } catch {
      break;
    }
  }
  return hasSent;
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
