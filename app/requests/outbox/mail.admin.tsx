import { useActionData } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { BackToList } from "#app/ui/lists/list-detail.tsx";
import type { Route } from "./+types/mail.admin.ts";
import { handleMailForm, type MailResult } from "./mail-actions.server.ts";
import { BACK, MailPanel, type MailView } from "./mail-panel.tsx";
import { failureOf } from "./outbox.rules.ts";
import type { OutboxMail } from "./outbox.table.ts";
import { outboxTexts as texts } from "./outbox.texts.ts";
import { getMail } from "./outbox-list.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: texts.mailTitle(
      (loaderData as { mail?: { subject: string } | null } | undefined)?.mail?.subject ?? texts.gone,
    ),
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ mail: null, isUnread: true }, "A mail could not be read", async () => {
    const mail = isId(params.id) ? await getMail(editor, params.id) : null;
    return { mail: mail && viewOf(mail), isUnread: false };
  });
}

const REQUESTS = ["leads", "messages"];

function viewOf(mail: OutboxMail): MailView {
  const {
    id,
    recipient,
    replyTo,
    subject,
    text,
    status,
    createdAt,
    sentAt,
    attempts,
    lastAttemptAt,
    lastError,
  } = mail;
  const isAboutRequest = REQUESTS.includes(mail.aboutEntity ?? "");
  return {
    id,
    recipient,
    replyTo,
    subject,
    text,
    status,
    written: formatExact(createdAt),
    sent: sentAt && formatExact(sentAt),
    attempts: attempts > 0 && lastAttemptAt ? texts.mail.attempt(attempts, formatExact(lastAttemptAt)) : null,
    trouble: lastError && status !== "sent" ? { reason: failureOf(lastError), words: lastError } : null,
    requestId: isAboutRequest ? mail.aboutId : null,
  };
}

export function action({ request, context }: Route.ActionArgs): Promise<MailResult> {
  return handleMailForm(editorOf(context), request);
}

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function MailScreen({ loaderData }: Route.ComponentProps) {
  const { mail, isUnread } = loaderData;
  const result = useActionData<MailResult>();
  useOutcomeToast(result);
  if (mail)
    return (
      <>
        <StandingNotice notice={result?.toast} />
        <MailPanel key={mail.id} mail={mail} />
      </>
    );
  return (
    <>
      <BackToList {...BACK} />
      <EmptyState
        title={isUnread ? texts.failed : texts.gone}
        next={isUnread ? texts.failedNext : texts.goneNext}
        isFailure={isUnread}
      />
    </>
  );
}
