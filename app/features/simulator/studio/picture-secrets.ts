import { newRequestKey } from "#app/ui/request-key.ts";

/** Two secrets of a picture to store: one names the sending, the other removes what was stored. */
export type Secrets = { key: string; removal: string };

export const newSecrets = (): Secrets => ({ key: newRequestKey(), removal: newRequestKey() });
