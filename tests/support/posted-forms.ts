import { CLIENT_ADDRESS_HEADER } from "#app/platform/http/client-network.ts";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";

type Fields = Record<string, string | File>;
type PostOptions = { path?: string; address?: string };

export function postOf(
  fields: Fields,
  { path = "/contato", address = "198.51.100.7" }: PostOptions = {},
): Request {
  const entries = Object.entries(fields);
  const hasFiles = entries.some(([, value]) => value instanceof File);
  const body = hasFiles ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) body.append(name, value as string);
  return new Request(`http://site${path}`, {
    method: "POST",
    body,
    headers: { [CLIENT_ADDRESS_HEADER]: address },
  });
}

export function answerOf(formResult: { data: FormResult; init: ResponseInit | null }) {
  return { ...formResult.data, status: formResult.init?.status };
}
