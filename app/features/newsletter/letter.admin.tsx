import { Link, useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { contentTexts } from "#app/content/content.texts.ts";
import { PanelSection } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import { FormUploads } from "#app/media/upload/form-uploads.tsx";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { BackLink } from "#app/ui/layout/back-link.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/letter.admin.ts";
import styles from "./letter.module.css";
import { handleLetterForm, type LetterResult, newDraftAt } from "./letter-actions.server.ts";
import { LetterDelivery } from "./letter-delivery.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { type LetterView, viewLetter } from "./letter-screen.server.ts";
import { LetterSending } from "./letter-sending.tsx";
import { lettersTexts as texts } from "./letters.texts.ts";

const NEW = "nova";
const LIST = "/admin/newsletter/cartas";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData?.kind === "letter"
        ? contentTexts.itemTitle(loaderData.letter.title, texts.title)
        : texts.documentTitle,
  },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  if (params.id === NEW) return { kind: "new" as const, id: newDraftAt(request.url).id, to: editor.email };
  return withFallback({ kind: "failed" as const }, "A letter could not be read", async () => {
    const asked = new URL(request.url).searchParams.get("lingua");
    const letter = isId(params.id) ? await viewLetter(editor, params.id, asked) : null;
    return letter ? { kind: "letter" as const, letter, to: editor.email } : { kind: "gone" as const };
  });
}

export function action({ request, params, context }: Route.ActionArgs): Promise<LetterResult> {
  return handleLetterForm(editorOf(context), request, params.id);
}

export const clientAction = refuseWhenLost(texts.toasts.failed);

export default function LetterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as LetterResult | undefined;
  useOutcomeToast(result);
  const letter = loaderData.kind === "letter" ? loaderData.letter : null;
  const isDraft = letter === null || letter.status === "draft";
  if (loaderData.kind === "gone" || loaderData.kind === "failed") {
    const isFailure = loaderData.kind === "failed";
    return (
      <EmptyState
        title={isFailure ? texts.failed : texts.gone}
        next={isFailure ? texts.failedNext : texts.goneNext}
        isFailure={isFailure}
      >
        <ButtonRoute to={LIST} small>
          {texts.back}
        </ButtonRoute>
      </EmptyState>
    );
  }
  return (
    <>
      <BackLink to={LIST}>{texts.back}</BackLink>
      <PageHead
        title={letter?.title ?? texts.create}
        lead={letter?.started ? texts.started(letter.started) : texts.form.lead}
      />
      <StandingNotice notice={result?.toast} />
      <FormUploads>
        <div className={styles.both}>
          {isDraft ? (
            <LetterEditor
              letter={letter}
              newId={loaderData.kind === "new" ? loaderData.id : null}
              answer={result}
            />
          ) : (
            letter.delivery && (
              <LetterDelivery status={letter.status} delivery={letter.delivery} perHour={letter.perHour} />
            )
          )}
          <div className={styles.side}>
            {letter === null ? (
              <p className={panel.note}>{texts.preview.unsaved}</p>
            ) : (
              <>
                {isDraft && <LetterSending letter={letter} to={loaderData.to} reply={result?.value?.reply} />}
                <LetterPreview letter={letter} />
              </>
            )}
          </div>
        </div>
      </FormUploads>
    </>
  );
}

function LetterPreview({ letter: { preview, languages, shown, status } }: { letter: LetterView }) {
  const { pathname } = useLocation();
  const current = languages.find(({ locale }) => locale === shown);
  return (
    <PanelSection id="letter-preview" heading={texts.preview.heading}>
      {languages.length > 1 && (
        <nav className={styles.languages} aria-label={texts.preview.language}>
          {languages.map(({ locale, name }) => (
            <Link
              key={locale}
              to={`${pathname}?lingua=${locale}`}
              replace
              preventScrollReset
              aria-current={locale === shown ? "true" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <p>{texts.preview.subject(preview.subject)}</p>
      <iframe
        className={styles.frame}
        title={texts.preview.frame(current?.name ?? "")}
        srcDoc={preview.html}
        sandbox=""
      />
      {status === "draft" && <p className={panel.note}>{texts.preview.savedOnly}</p>}
    </PanelSection>
  );
}
