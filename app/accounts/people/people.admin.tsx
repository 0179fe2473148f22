import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { formatDayAndTime, formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PEOPLE_FORMS } from "../accounts.rules.ts";
import { editorOf } from "../guard.server.ts";
import type { Route } from "./+types/people.admin.ts";
import { InvitationList } from "./invitation-list.tsx";
import { listInvitations } from "./invitations.server.ts";
import { InviteForm } from "./invite-form.tsx";
import { LinkToCopy } from "./link-to-copy.tsx";
import { listPeople } from "./people.server.ts";
import { peopleTexts as texts } from "./people.texts.ts";
import { peopleCommands } from "./people-commands.server.ts";
import { PeopleList } from "./people-list.tsx";
import type { PeopleResult } from "./people-result.ts";

const HEADING = "people-heading";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const today = now();
  return withFallback(
    { people: null, invitations: [], canSend: canSendMail() },
    "The accounts could not be read",
    async () => {
      const [people, invitations] = await Promise.all([listPeople(editor), listInvitations(editor)]);
      return {
        people: people.map(({ lastSignInAt, ...person }) => ({
          ...person,
          isSelf: person.id === editor.id,
          lastSignIn: lastSignInAt && formatTimeOrDay(lastSignInAt, today),
        })),
        invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
          ...invitation,
          isOver: expiresAt <= today,
          sent: formatTimeOrDay(sentAt, today),
          until: formatDayAndTime(expiresAt, today),
        })),
        canSend: canSendMail(),
      };
    },
  );
}

export async function action({ request, context }: Route.ActionArgs): Promise<PeopleResult> {
  const editor = editorOf(context);
  const formData = await readEditorFields(request);
  const form = PEOPLE_FORMS.find((known) => known === formData.get("form"));
  if (!form) throw new Response(null, { status: 400 });
  const result = await peopleCommands[form](editor, formData);
  return { ...result, form, gate: String(formData.get("gate") ?? "") };
}

export async function clientAction(args: Route.ClientActionArgs) {
  return (await submitOrRefuse<PeopleResult>(args, texts.toasts.unreachable)) as PeopleResult;
}

export const shouldRevalidate = revalidateUnlessRefused;

const undoOf = ({ value }: PeopleResult) => (value?.removed ? { form: "undelete", id: value.removed } : null);

export default function PeopleTab({
  loaderData: { people, invitations, canSend },
  actionData,
}: Route.ComponentProps) {
  const result = actionData as PeopleResult | undefined;
  const fetcher = useFetcher<PeopleResult>({ key: "people" });
  const links = [result, fetcher.data].flatMap((answered) => answered?.value?.link ?? []);
  const [invited, setInvited] = useState(0);
  useEffect(() => {
    if (result?.form === "invite" && result.ok) setInvited((before) => before + 1);
  }, [result]);
  useOutcomeToast(result);
  useUndoableOutcome(fetcher.data, { label: texts.undo, fieldsOf: undoOf, focusId: HEADING });
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <StandingNotice notice={result?.toast} />
      {links.map((link) => (
        <LinkToCopy key={link.address} {...link} />
      ))}
      {people === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <>
          <PeopleList heading={HEADING} people={people} fetcher={fetcher} />
          <InvitationList invitations={invitations} canSend={canSend} fetcher={fetcher} />
          <InviteForm
            key={invited}
            canSend={canSend}
            answer={result?.form === "invite" && !result.ok ? result : undefined}
          />
        </>
      )}
    </>
  );
}
