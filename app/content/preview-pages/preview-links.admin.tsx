import { editorOf } from "#app/accounts/guard.server.ts";
import savings from "#app/content/history/saving-list.module.css";
import { formatExact, formatFullDay } from "#app/i18n/format-date-time.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { classes } from "#app/ui/classes.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type { Route } from "./+types/preview-links.admin.ts";
import { type KnownLink, listPreviewLinks, revokePreviewLink } from "./preview-links.server.ts";
import { previewLinksTexts as texts } from "./preview-links.texts.ts";

const { toasts } = texts;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  return withFallback({ links: null }, "The preview links could not be read", async () => ({
    links: await listPreviewLinks(editorOf(context)),
  }));
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const id = String((await readEditorFields(request)).get("id") ?? "");
  return withFallback(refused(toasts.failed), "A preview link could not be revoked", async () => {
    const isOver = isId(id) && (await revokePreviewLink(editor, id));
    return isOver ? succeeded(toasts.revoked) : refused(toasts.gone);
  });
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function PreviewLinksScreen({ loaderData: { links }, actionData }: Route.ComponentProps) {
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <StandingNotice notice={actionData?.toast} />
      {!links ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : links.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul className={classes(savings.savings, savings.trash)} aria-label={texts.list}>
          {links.map((link) => (
            <li key={link.id}>
              <LinkRow link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LinkRow({ link: { id, title, locale, address, who, createdAt, expiresAt } }: { link: KnownLink }) {
  const question = `cancelar-${id}`;
  const name = title || texts.unnamed;
  return (
    <>
      <div>
        <b className={savings.title}>{name}</b>
        <p className={savings.did}>
          {texts.languages[locale]}. {texts.facts(who ?? texts.somebody, formatExact(createdAt))}
        </p>
        <p className={savings.did}>{texts.until(formatFullDay(expiresAt))}</p>
      </div>
      <div className={savings.actions}>
        <TextLink href={address} aria-label={texts.openOf(name)}>
          {texts.open}
        </TextLink>
        <Button small icon="close" aria-label={texts.revokeOf(name)} {...opens(question)}>
          {texts.revoke}
        </Button>
      </div>
      <ConfirmForm
        id={question}
        title={texts.question(name)}
        text={texts.questionText}
        cancel={texts.cancel}
        confirm={texts.revoke}
        fields={{ id }}
      />
    </>
  );
}
