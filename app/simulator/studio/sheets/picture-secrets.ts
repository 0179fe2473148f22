import { newKey } from "#app/ui/forms/new-key.ts";

export type Secrets = { key: string; removal: string };

export const newSecrets = (): Secrets => ({ key: newKey(), removal: newKey() });
