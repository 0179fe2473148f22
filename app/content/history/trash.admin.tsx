import { Form, Link } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { useMayOpen } from "#app/admin/use-may-open.ts";
import { formatExact, formatFullDay } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { PERSON_PATH, personPath } from "#app/requests/inbox/inbox.rules.ts";
import { classes } from "#app/ui/classes.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/trash.admin.ts";
import { emptyTrash } from "./empty-trash.server.ts";
import { SAVINGS_PER_PAGE } from "./history.rules.ts";
import { historyTexts, trashTexts as texts } from "./history.texts.ts";
import styles from "./saving-list.module.css";
import { deletePermanently, listRemoved, type Removed, undelete } from "./trash.server.ts";

const { toasts } = texts;
const LIST = "removed";
const EMPTY_ALL = "empty-trash";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const seenAt = now().toISOString();
  return withFallback({ list: null, seenAt }, "The trash could not be read", async () => ({
    list: await listRemoved(editor, pageOf(new URL(request.url).searchParams)),
    seenAt,
  }));
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const name = String(fields.get("name") ?? "");
  const intent = fields.get("intent");
  return withFallback(refused(toasts.failed), "The trash could not be changed", async () => {
    if (intent === "empty") {
      const count = await emptyTrash(editor, new Date(String(fields.get("seenAt"))));
      return count > 0 ? succeeded(toasts.emptied(count)) : refused(toasts.gone);
    }
    if (!isId(name)) return refused(toasts.gone);
    if (intent === "forget")
      return (await deletePermanently(editor, name)) ? succeeded(toasts.forgotten) : refused(toasts.gone);
    const state = await undelete(editor, name);
    return state === "back" ? succeeded(toasts.back) : refused(toasts[state]);
  });
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function TrashScreen({ loaderData: { list, seenAt }, actionData }: Route.ComponentProps) {
  const total = list?.total ?? 0;
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        {total > 0 && (
          <Button small icon="trash" {...opens(EMPTY_ALL)}>
            {texts.emptyAll}
          </Button>
        )}
      </PageHead>
      {total > 0 && (
        <ConfirmForm
          id={EMPTY_ALL}
          title={texts.emptyAllTitle(total)}
          text={texts.forgetText}
          confirm={texts.emptyAll}
          fields={{ seenAt }}
          intent="empty"
        />
      )}
      <StandingNotice notice={actionData?.toast} />
      <h3 id={LIST} tabIndex={-1} className={type.visuallyHidden}>
        {texts.list}
      </h3>
      {!list ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : list.removed.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <>
          <ul className={classes(styles.savings, styles.trash)} aria-labelledby={LIST}>
            {list.removed.map((removed) => (
              <li key={removed.name}>
                <RemovedRow removed={removed} />
              </li>
            ))}
          </ul>
          <Pager page={list.page} pageSize={SAVINGS_PER_PAGE} total={list.total} />
        </>
      )}
    </>
  );
}

function RemovedRow({
  removed: { name, entity, title, who, thumb, person, removedAt, keptUntil },
}: {
  removed: Removed;
}) {
  const question = `excluir-${name}`;
  const what = historyTexts.entities[entity];
  const mayOpen = useMayOpen();
  return (
    <>
      <div>
        {thumb && <Picture picture={thumb} alt="" sizes="72px" className={styles.thumb} />}
        <b className={styles.title}>{historyTexts.named(title)}</b>
        <p className={styles.did}>
          {texts.facts(
            what,
            who ?? historyTexts.somebodyGone.toLowerCase(),
            formatExact(new Date(removedAt)),
          )}
        </p>
        <p className={styles.did}>{texts.until(formatFullDay(new Date(keptUntil)))}</p>
      </div>
      <div className={styles.actions}>
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="name" value={name} />
          <Button
            type="submit"
            small
            icon="undo"
            name="intent"
            value="undelete"
            aria-label={texts.undeleteOf(title)}
          >
            {texts.undelete}
          </Button>
        </Form>
        {person && mayOpen(PERSON_PATH) && (
          <Link to={personPath(person)} className={styles.person} aria-label={texts.personOf(title)}>
            {texts.person}
          </Link>
        )}
        <TextButton aria-label={texts.forgetOf(title)} {...opens(question)}>
          {texts.forget}
        </TextButton>
      </div>
      <ConfirmForm
        id={question}
        title={texts.forgetTitle(title)}
        text={texts.forgetText}
        confirm={texts.forget}
        fields={{ name }}
        intent="forget"
      />
    </>
  );
}
