import { data, useActionData } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readDay } from "#app/platform/calendar.rules.ts";
import { now } from "#app/platform/clock.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { BackToList } from "#app/ui/lists/list-detail.tsx";
import { knownStatus, MAX_NOTES } from "../inbox.rules.ts";
import { getInboxRequest } from "../inbox.server.ts";
import { inboxTexts as texts } from "../inbox.texts.ts";
import { filesOf, privateFileLink } from "../private-files.server.ts";
import type { Route } from "./+types/request.admin.ts";
import { plainLines } from "./notes.rules.ts";
import { saveAnswered, saveNotes, saveReminder, saveStatus } from "./request-changes.server.ts";
import { BACK, RequestPanel } from "./request-panel.tsx";
import { type FileView, requestView } from "./request-view.ts";

const { toasts } = texts;
const BYTES_PER_MB = 1_000_000;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: texts.requestTitle(
      (loaderData as { request?: { name: string } | null } | undefined)?.request?.name ?? texts.gone,
    ),
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ request: null, isUnread: true }, "A request could not be read", async () => {
    const [request, { brand }] = await Promise.all([
      isId(params.id) ? getInboxRequest(editor, params.id) : null,
      getSettings(DEFAULT_LOCALE),
    ]);
    if (!request) return { request: null, isUnread: false };
    const files = filesOf(request).map((file, place): FileView => {
      const href = privateFileLink(editor, request.row.id, place);
      const size = file.bytes === null ? null : megabytes(file.bytes);
      return { name: file.name, href, size, isPicture: file.contentType.startsWith("image/") };
    });
    return { request: requestView(request, files, brand.name, now()), isUnread: false };
  });
}

const megabytes = (bytes: number) =>
  texts.request.fileSize((bytes / BYTES_PER_MB).toLocaleString("pt-BR", { maximumFractionDigits: 1 }));

export async function action({ request, params, context }: Route.ActionArgs) {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  if (!isId(params.id)) return refused<undefined>(toasts.gone);
  return withFallback(refused<undefined>(toasts.failed), "A request could not be changed", async () => {
    if (fields.get("intent") === "answered")
      return (await saveAnswered(editor, params.id)) ? succeeded(toasts.answered) : refused(toasts.gone);
    return await saveFields(editor, params.id, fields);
  });
}

/** With script each field is sent separately. */
async function saveFields(editor: ReturnType<typeof editorOf>, id: string, fields: FormData) {
  const [status, typed, day] = ["status", "notes", "remindDay"].map((name) => fields.get(name));
  const notes = typeof typed === "string" ? plainLines(typed) : null;
  const known = knownStatus(status);
  const remindDay = day ? readDay(day) : null;
  const isWrong =
    (status !== null && status !== undefined && !known) ||
    (day && !remindDay) ||
    (notes ?? "").length > MAX_NOTES ||
    [status, notes, day].every((value) => value === null);
  if (isWrong) return data(refused<undefined>(toasts.failed), { status: 400 });
  if (remindDay && remindDay < dayOf(now())) {
    // Without script an overdue reminder is sent along with every other change.
    const isKept = (await getInboxRequest(editor, id))?.row.remindOn === remindDay;
    if (!isKept) return data(refused<undefined>(toasts.pastDay), { status: 400 });
  }
  const saved: boolean[] = [];
  if (known) saved.push(await saveStatus(editor, id, known));
  if (notes !== null)
    saved.push(await saveNotes(editor, id, notes, plainLines(String(fields.get("notesBefore") ?? ""))));
  if (day !== null) saved.push(await saveReminder(editor, id, remindDay));
  return saved.every(Boolean) ? succeeded() : refused<undefined>(toasts.gone);
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function RequestScreen({ loaderData }: Route.ComponentProps) {
  const { request, isUnread } = loaderData;
  const result = useActionData<Outcome>();
  useOutcomeToast(result);
  return (
    <>
      <StandingNotice notice={result?.toast} />
      {request ? (
        <RequestPanel key={request.id} request={request} />
      ) : (
        <>
          <BackToList {...BACK} />
          <EmptyState
            title={isUnread ? texts.failed : texts.gone}
            next={isUnread ? texts.failedNext : texts.goneNext}
            isFailure={isUnread}
          />
        </>
      )}
    </>
  );
}
