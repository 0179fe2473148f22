import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Form, useLocation, useNavigation, useParams } from "react-router";
import type { z } from "zod";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { NEW_ITEM } from "#app/content/list.rules.ts";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { PublishActions, PublishBar, useSavedAsDraft } from "#app/content/versions/publish-actions.tsx";
import { type FormValues, wordsAt } from "#app/i18n/form-values.ts";
import { inEachLocale, siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { type TranslatedField, TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { BackLink } from "#app/ui/layout/back-link.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import styles from "./item-form.module.css";
import { listScreenTexts as texts } from "./list-screen.texts.ts";

type Errors = Record<string, string[] | undefined>;

type ItemFormProps = {
  title: string;
  lead: string;
  path: string;
  schema: z.ZodType<Record<string, unknown>>;
  answer: Outcome<{ form?: SubmissionResult<string[]> }> | Outcome | undefined;
  words?: { fields: readonly TranslatedField[]; values: Words };
  isActive: boolean;
  /** `now`: the words as they are typed. */
  children?: (errors: Errors, typed: FormValues | undefined, now: Words) => ReactNode;
};

export function ItemForm(props: ItemFormProps) {
  return (
    <LocalAutosave name={useLocation().pathname} answer={props.answer}>
      {(result, again) => <ItemEditor key={again} {...props} answer={result} />}
    </LocalAutosave>
  );
}

function ItemEditor({ schema, answer: result, words, children, path, ...props }: ItemFormProps) {
  const [isDirty, setDirty] = useState(false);
  const { id } = useParams();
  const ids = id && id !== NEW_ITEM ? [id] : [];
  const isSaving = useNavigation().state !== "idle" && isDirty;
  useUnsavedGuard(isDirty);
  useSavedAsDraft(result, () => setDirty(false));
  useOutcomeToast(result);
  const { attributes, errors } = useEditorForm("item", schema, result?.value?.form);
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const names = Object.keys(words?.values[siteLocale()] ?? {});
  const again = typed && wordsAt(typed, names);
  const [now, setNow] = useState<Words>(again ?? words?.values ?? emptyWords([]));
  return (
    <>
      <BackLink to={path}>{texts.back}</BackLink>
      <PageHead title={props.title} lead={props.lead} />
      <StandingNotice notice={result?.toast} />
      <DraftBar slug={slugOf(path)} ids={ids} />
      <div className={styles.pair}>
        <Form {...attributes} className={styles.form} onInput={() => setDirty(true)}>
          <ConflictPanel slug={slugOf(path)} id={ids[0] ?? null} answer={result} />
          {words && (
            <TranslatedFields
              {...words}
              typed={again}
              errors={errors}
              onWords={(written) => {
                setNow((before) => inEachLocale((locale) => ({ ...before[locale], ...written[locale] })));
                if (isChanged(written, words.values)) setDirty(true);
              }}
            />
          )}
          {children?.(errors, typed, now)}
          <Switch
            name="active"
            label={texts.show}
            defaultChecked={typed ? typed.active === "on" : props.isActive}
          />
          <PublishBar>
            <PreviewButton />
            <PublishActions isBusy={isSaving} hasLanguages={words !== undefined} />
          </PublishBar>
        </Form>
      </div>
      <PlanWithdrawal slug={slugOf(path)} id={ids[0] ?? null} />
    </>
  );
}

const isChanged = (one: Words, other: Words) => JSON.stringify(one) !== JSON.stringify(other);

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
