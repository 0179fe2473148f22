import { editorOf } from "#app/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { filesOfLead } from "#app/requests/lead-files.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/person.admin.ts";
import { erasePerson, listErasures } from "./erase-person.server.ts";
import type { Erasure } from "./erasures.table.ts";
import { findPerson, type Person } from "./person.server.ts";
import { PersonResult, type PersonResultView } from "./person-result.tsx";
import { PersonSearch } from "./person-search.tsx";
import { personalDataTexts as texts } from "./personal-data.texts.ts";
import { Receipts, type ReceiptView } from "./receipts.tsx";
import { readIdentifiers } from "./retention.rules.ts";

const { toasts } = texts;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

type Problem = "invalid" | "own" | "unread";

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const typed = new URL(request.url).searchParams.getAll("quem").filter((word) => word.trim() !== "");
  const receipts = await listErasures(editor)
    .then((found) => found.map(receiptView))
    .catch(() => null);
  const asked = readIdentifiers(typed);
  const reply = (found: PersonResultView | null, problem?: Problem) => ({ typed, receipts, found, problem });
  if (typed.length === 0) return reply(null);
  if (!asked) return reply(null, "invalid");
  return withFallback(reply(null, "unread"), "A person's data could not be read", async () => {
    if (await isOwn(asked.emails)) return reply(null, "own");
    return reply(personResultView(await findPerson(editor, asked)));
  });
}

/** The maker's own mailbox is in every request. */
async function isOwn(emails: string[]): Promise<boolean> {
  const { contact } = await getSettings(DEFAULT_LOCALE);
  return emails.includes(contact.email.toLowerCase());
}

const personResultView = (person: Person): PersonResultView => ({
  leads: person.leads.length,
  messages: person.messages.length,
  subscriptions: person.subscriptions.length,
  mails: person.mails.length,
  files: person.leads.flatMap(filesOfLead).length,
  consents: person.consents.length,
  imported: person.imported.length,
  erasures: person.erasures.map(({ erasedAt }) => formatExact(erasedAt)),
  orders: person.leads.filter(({ status }) => status === "won").length,
  requests: [...person.leads, ...person.messages].map(({ id, name, createdAt }) => ({
    id,
    name: `${name}, ${formatExact(createdAt)}`,
  })),
  isStaff: person.isStaff,
  alsoKnownAs: person.alsoKnownAs,
});

const receiptView = ({ id, erasedAt, reason, counts }: Erasure): ReceiptView => ({
  id,
  when: formatExact(erasedAt),
  reason,
  counts,
});

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  const asked = readIdentifiers(fields.getAll("quem").map(String));
  if (fields.get("confirmation") !== texts.erase.word)
    return refused(toasts.refused, { confirmation: [texts.erase.wrong] });
  return withFallback(refused(toasts.failed), "A person could not be erased", async () => {
    if (!asked || (await isOwn(asked.emails))) return refused(toasts.refused);
    return (await erasePerson(editor, asked)) ? succeeded(toasts.erased) : refused(toasts.nothing);
  });
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function PersonTab({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, receipts, found, problem } = loaderData;
  useOutcomeToast(actionData);
  const refusal = problem && problem !== "unread" ? texts.find[problem] : undefined;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <StandingNotice notice={actionData?.toast} />
      <PersonSearch typed={typed} error={refusal} />
      {problem === "unread" && <EmptyState title={texts.failed} next={texts.failedNext} isFailure />}
      {found && (
        <PersonResult typed={typed} found={found} error={actionData?.fieldErrors?.confirmation?.[0]} />
      )}
      <Receipts receipts={receipts} />
    </>
  );
}
