import { newRequestKey } from "#app/ui/request-key.ts";

export type Secrets = { key: string; removal: string };

export const newSecrets = (): Secrets => ({ key: newRequestKey(), removal: newRequestKey() });
