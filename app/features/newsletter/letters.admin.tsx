import { Link } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type from "#app/ui/layout/type.module.css";
import { StatusBadge } from "#app/ui/lists/status-badge.tsx";
import type { Route } from "./+types/letters.admin.ts";
import { handleLetterForm, type LetterResult } from "./letter-actions.server.ts";
import { listLetters } from "./letters.server.ts";
import type { LetterStatus } from "./letters.table.ts";
import { lettersTexts as texts } from "./letters.texts.ts";
import styles from "./subscription-list.module.css";

const HEADING = "letters-heading";
const PATH = "/admin/newsletter/cartas";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ letters: null }, "The letters could not be read", async () => {
    const letters = (await listLetters(editor)).map(({ id, title, status, updatedAt, startedAt }) => ({
      ...{ id, title, status },
      facts: startedAt ? texts.started(formatExact(startedAt)) : texts.saved(formatExact(updatedAt)),
    }));
    return { letters };
  });
}

export function action({ request, context }: Route.ActionArgs): Promise<LetterResult> {
  return handleLetterForm(editorOf(context), request);
}

export const clientAction = refuseWhenLost(texts.toasts.failed, { remove: texts.toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

const undoOf = (result: LetterResult) =>
  result.value?.removed ? { intent: "undelete", id: result.value.removed } : null;

export default function Letters({ loaderData: { letters }, actionData }: Route.ComponentProps) {
  useUndoableOutcome(actionData as LetterResult | undefined, {
    label: texts.remove.undo,
    fieldsOf: undoOf,
    focusId: HEADING,
  });
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ButtonRoute to={`${PATH}/nova`} variant="solid" small icon="plus">
          {texts.create}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      <h3 id={HEADING} tabIndex={-1} className={type.visuallyHidden}>
        {texts.list}
      </h3>
      {letters === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : letters.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul className={styles.rows}>
          {letters.map((letter) => (
            <Row key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = { letter: { id: string; title: string; status: LetterStatus; facts: string } };

function Row({ letter: { id, title, status, facts } }: RowProps) {
  const question = `remove-${id}`;
  const { remove } = texts;
  return (
    <li>
      <span className={styles.name}>
        <Link to={`${PATH}/${id}`}>{title}</Link>
        <span>{facts}</span>
      </span>
      <StatusBadge className={styles.badge}>{texts.statuses[status]}</StatusBadge>
      <IconButton icon="trash" small aria-label={remove.button(title)} {...opens(question)} />
      <ConfirmForm id={question} title={remove.question(title)} text={remove.text} fields={{ id }} />
    </li>
  );
}
