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

export async function sendRequest(request: PendingRequest): Promise<Sent> {
  try {
    return await post(request);
  } catch {
    return (await savePendingRequest(request))
      ? { state: "waiting" }
      : { form: SIMULATION_FORM, state: "failed" };
  }
}

export async function sendPendingRequests(): Promise<void> {
  for (const request of await listPendingRequests()) {
    try {
      const { state } = await post(request);
      // Refusals are final; server errors may be retried.
      if (state !== "failed" && state !== "tooMany") await forgetRequest(request.key);
    } catch {
      return;
    }
  }
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
