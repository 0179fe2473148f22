import { replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { SIGN_OUT_SCOPES } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { PANEL_PATH, SIGN_IN_PATH } from "../guard.server.ts";
import type { Route } from "./+types/sign-out.resource.ts";
import { signOut } from "./sign-out.server.ts";

/** Against open redirects. */
const DESTINATIONS = [SIGN_IN_PATH, PANEL_PATH];

export const loader = () => replace(SIGN_IN_PATH);

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await readPostedFields(request);
  const scope = SIGN_OUT_SCOPES.find((known) => known === form.get("scope")) ?? "global";
  const destination = DESTINATIONS.find((known) => known === form.get("to")) ?? SIGN_IN_PATH;
  const headers = await signOut(request, scope);
  return replace(destination, {
    headers: await flash({ kind: "success", title: accountsTexts.toasts.signedOut }, headers),
  });
}
