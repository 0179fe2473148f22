import type { z } from "zod";
import { isId } from "#app/platform/ids.ts";
import { refused } from "#app/platform/outcome.ts";
import { changeRoleForm, invitationForm, inviteForm, personForm } from "../account/account-forms.rules.ts";
import type { PeopleForm } from "../accounts.rules.ts";
import type { Editor } from "../guard.server.ts";
import { readForm } from "../read-form.ts";
import { invite, makeInvitationLink, sendInvitationAgain, withdrawInvitation } from "./invitations.server.ts";
import {
  changeRole,
  deactivate,
  makeRecoveryLink,
  type PeopleOutcome,
  reactivate,
  removePerson,
  undeletePerson,
} from "./people.server.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleResult } from "./people-result.ts";

const { toasts } = peopleTexts;

type Command = (editor: Editor, formData: FormData) => Promise<PeopleResult>;

export const peopleCommands: Record<PeopleForm, Command> = {
  async invite(editor, formData) {
    const { value, answer: reply } = readForm(formData, inviteForm);
    if (!value) return { ok: false, ...reply() };
    const outcome = await invite(editor, value);
    return { ...outcome, ...reply(outcome) };
  },
  resend: (editor, formData) => withInvitation(formData, (id) => sendInvitationAgain(editor, id)),
  "copy-invitation": gated(invitationForm, makeInvitationLink),
  withdraw: (editor, formData) => withInvitation(formData, (id) => withdrawInvitation(editor, id)),
  role: gated(changeRoleForm, changeRole),
  deactivate: gated(personForm, deactivate),
  "recovery-link": gated(personForm, makeRecoveryLink),
  reactivate: gated(personForm, reactivate),
  remove: gated(personForm, removePerson),
  undelete: (editor, formData) => undeletePerson(editor, String(formData.get("id") ?? "")),
};

function withInvitation(formData: FormData, work: (id: string) => Promise<PeopleOutcome>) {
  const id = String(formData.get("id") ?? "");
  return isId(id) ? work(id) : Promise.resolve(refused(toasts.invitationGone));
}

function gated<S extends z.ZodObject>(
  schema: S,
  work: (editor: Editor, form: z.output<S>) => Promise<PeopleOutcome>,
): Command {
  return async (editor, formData) => {
    const { value, answer: reply } = readForm(formData, schema);
    if (value) return work(editor, value);
    const fieldErrors = reply().result?.error ?? {};
    const known = Object.entries(fieldErrors).flatMap(([name, errors]) => (errors ? [[name, errors]] : []));
    return refused(toasts.failed, Object.fromEntries(known));
  };
}
