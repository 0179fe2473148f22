import type { z } from "zod";
import { isId } from "#app/platform/ids.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { changeRoleForm, inviteForm, type PeopleForm, personForm } from "./accounts.rules.ts";
import type { Editor } from "./guard.server.ts";
import { invite, resendInvitation, withdrawInvitation } from "./invitations.server.ts";
import {
  bringBackPerson,
  changeRole,
  deactivate,
  type PeopleOutcome,
  reactivate,
  removePerson,
} from "./people.server.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleAnswer } from "./people-answer.ts";
import { readForm } from "./read-form.ts";

const { toasts } = peopleTexts;

type Command = (editor: Editor, formData: FormData) => Promise<PeopleAnswer>;

/** What each form of the accounts screen does. */
export const peopleCommands: Record<PeopleForm, Command> = {
  async invite(editor, formData) {
    const { value, answer } = readForm(formData, inviteForm);
    if (!value) return { ok: false, ...answer() };
    const outcome = await invite(editor, value);
    return { ...outcome, ...answer(outcome) };
  },
  resend: (editor, formData) => withInvitation(formData, (id) => resendInvitation(editor, id)),
  withdraw: (editor, formData) => withInvitation(formData, (id) => withdrawInvitation(editor, id)),
  role: gated(changeRoleForm, changeRole),
  deactivate: gated(personForm, deactivate),
  reactivate: gated(personForm, reactivate),
  remove: gated(personForm, removePerson),
  bringBack: (editor, formData) => bringBackPerson(editor, String(formData.get("id") ?? "")),
};

async function withInvitation(formData: FormData, work: (id: string) => Promise<Outcome>) {
  const id = String(formData.get("id") ?? "");
  const { value: _value, ...answer } = isId(id) ? await work(id) : refused(toasts.invitationGone);
  return answer;
}

/** With the messages beside the fields when the form is not as it has to be. */
function gated<S extends z.ZodType>(
  schema: S,
  work: (editor: Editor, form: z.output<S>) => Promise<PeopleOutcome>,
): Command {
  return async (editor, formData) => {
    const { value, answer } = readForm(formData, schema);
    if (value) return work(editor, value);
    const fieldErrors = answer().result?.error ?? {};
    const known = Object.entries(fieldErrors).flatMap(([name, errors]) => (errors ? [[name, errors]] : []));
    return refused(toasts.failed, Object.fromEntries(known));
  };
}
