import { Form, type FormProps } from "react-router";
import { removeAllAutosaved } from "../autosaved.client.ts";
import { announceSignOut } from "../use-session-watch.ts";

/** Unsaved input is removed from the device, and the other tabs leave as well. */
function leave() {
  announceSignOut();
  removeAllAutosaved();
}

/** Around one button or several that say `scope`; without it everywhere is meant. */
export function SignOutForm(form: Pick<FormProps, "children" | "className" | "reloadDocument">) {
  return <Form {...form} method="post" action="/admin-login/sair" replace onSubmit={leave} />;
}
