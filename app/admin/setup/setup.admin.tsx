import { useEffect } from "react";
import { replace, useLocation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { typedIn } from "#app/accounts/read-form.ts";
import { adminTexts } from "#app/admin/admin.texts.ts";
import type { FirstStep } from "#app/features/settings/first-steps.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/setup.admin.ts";
import { getProgress, noteStep, saveProgress } from "./progress.server.ts";
import { countContent, removeDemonstration } from "./seeded.server.ts";
import { isAssistant, nextStep, pathOfStep, stepAfter, stepOf } from "./setup.rules.ts";
import { saveStep } from "./setup.server.ts";
import { setupTexts as texts } from "./setup.texts.ts";
import { StepColours } from "./step-colours.tsx";
import { StepContacts } from "./step-contacts.tsx";
import { StepContent } from "./step-content.tsx";
import { StepEnd } from "./step-end.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepLanguages } from "./step-languages.tsx";
import { StepName } from "./step-name.tsx";
import { StepTypography } from "./step-typography.tsx";

const { toasts } = texts;

export type StepResult = Outcome<{ errors: FieldErrors; typed: Record<string, string> }>;

const stepAt = (pathname: string) => stepOf(pathname.split("/").at(-1));

export const meta: Route.MetaFunction = ({ location: { pathname } }) => {
  const step = stepAt(pathname);
  const titleOf = isAssistant(pathname) ? texts.documentTitle : adminTexts.documentTitle;
  return [{ title: titleOf(step ? texts.steps[step] : texts.title) }];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const step = stepAt(url.pathname);
  return withFallback(
    { step, found: null },
    "The setup assistant could not read what was chosen",
    async () => {
      const [progress, settings, content] = await Promise.all([
        getProgress(editor),
        getSettings(DEFAULT_LOCALE),
        countContent(editor),
      ]);
      if (isAssistant(url.pathname) && params.step === undefined)
        throw replace(pathOfStep(nextStep(progress.done)));
      const { brand, contact, opening, social, theme } = settings;
      const { isOpen } = opening;
      const hasTabs = !isAssistant(url.pathname) || progress.state !== "open";
      return { step, hasTabs, found: { progress, brand, contact, social, theme, content, isOpen } };
    },
  );
}

export async function action({ request, context, url }: Route.ActionArgs): Promise<StepResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const step = stepAt(url.pathname);
  if (!step) return refused(toasts.failed);
  return withFallback<StepResult, StepResult>(
    refused(toasts.failed),
    `A step of the setup assistant could not be saved: ${step}`,
    async () => {
      const intent = fields.get("intent");
      if (intent === "later" || intent === "finish") {
        const progress = await getProgress(editor);
        await saveProgress(editor, { ...progress, state: intent === "later" ? "later" : "finished" });
        throw replace("/admin");
      }
      if (intent === "uproot")
        return (await removeDemonstration(editor)) ? succeeded(toasts.undone) : refused(toasts.notUndone);
      const saved = await saveStep(editor, step, fields);
      if (saved.ok && !isAssistant(url.pathname)) return succeeded(toasts.published);
      if (saved.ok) {
        await noteStep(editor, step);
        throw replace(pathOfStep(stepAfter(step)));
      }
      // Errors are shown by their field; a toast would cover the buttons.
      const toast = saved.isFull ? toasts.notPlanted : undefined;
      return { ...refused(toast), value: { errors: saved.errors, typed: typedIn(fields) } };
    },
  );
}

export const clientAction = refuseWhenLost(toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export type StepProps = { found: Found; answer: StepResult | Outcome | undefined };
type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

const STEPS: Record<FirstStep, (props: StepProps) => React.ReactNode> = {
  nome: StepName,
  cores: StepColours,
  letra: StepTypography,
  contatos: StepContacts,
  linguas: StepLanguages,
  conteudo: StepContent,
  pronto: StepEnd,
};

export default function SetupTab({ loaderData: { step, found }, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useOutcomeToast(actionData);
  useEffect(() => {
    if (actionData?.ok === false)
      document.querySelector<HTMLElement>("form :is(input, textarea)[aria-invalid=true]")?.focus();
  }, [actionData]);
  if (!found) return <EmptyState title={texts.failed} next={texts.failedNext} isFailure />;
  if (!step) return <EmptyState title={texts.gone} next={texts.goneNext} />;
  const Step = STEPS[step];
  const asked = (
    <>
      <StandingNotice notice={actionData?.toast} />
      <Step key={step} found={found} answer={actionData} />
    </>
  );
  return isAssistant(pathname) ? (
    <StepFrame step={step} done={found.progress.done}>
      {asked}
    </StepFrame>
  ) : (
    <>
      <PageHead title={texts.steps[step]} lead={texts.own.lead} />
      {asked}
    </>
  );
}
