import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { z } from "zod";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import { PublishActions, PublishBar } from "#app/content/versions/publish-actions.tsx";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { type FormValues, wordsAt } from "#app/i18n/form-values.ts";
import { inEachLocale, siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "#app/ui/classes.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
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
  /** Null for a new one. */
  id: string | null;
  head: Parameters<typeof PageHead>[0];
  path: string;
  back?: string;
  schema: z.ZodType<Record<string, unknown>>;
  answer: Outcome<{ form?: SubmissionResult<string[]> }> | Outcome | undefined;
  words?: { fields: readonly TranslatedField[]; values: Words };
  /** Null for what is always on the site. */
  isActive: boolean | null;
  /** `now`: the words as they are typed. */
  children?: (errors: Errors, typed: FormValues | undefined, now: Words) => ReactNode;
  aside?: (now: Words) => ReactNode;
};

export function ItemForm(props: ItemFormProps) {
  const { id, head, path, back = texts.back, answer, isActive } = props;
  const slug = slugOf(path);
  return (
    <>
      <BackLink to={path}>{back}</BackLink>
      <PageHead {...head} />
      <StandingNotice notice={answer?.toast} />
      <DraftBar slug={slug} ids={id ? [id] : []} />
      <LocalAutosave name={useLocation().pathname} answer={answer}>
        {(result, again) => <ItemEditor key={again} {...props} answer={result} />}
      </LocalAutosave>
      {isActive !== null && <PlanWithdrawal slug={slug} id={id} />}
    </>
  );
}

function ItemEditor(props: ItemFormProps) {
  const { id, path, schema, answer: result, words, isActive, children, aside } = props;
  const isSaving = useNavigation().formData?.has(BASE_VERSION_FIELDS.saveAs) ?? false;
  const touched = useUnsavedUntil(result);
  useOutcomeToast(result);
  const { attributes, errors } = useEditorForm("item", schema, result?.value?.form);
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const names = Object.keys(words?.values[siteLocale()] ?? {});
  const again = typed && wordsAt(typed, names);
  const [now, setNow] = useState<Words>(again ?? words?.values ?? emptyWords([]));
  return (
    <div className={classes(styles.pair, aside && styles.withAside)}>
      <Form {...attributes} className={styles.form} data-entity={id ?? undefined} onInput={touched}>
        <ConflictPanel slug={slugOf(path)} id={id} answer={result} />
        {words && (
          <TranslatedFields
            {...words}
            typed={again}
            errors={errors}
            onWords={(written) => {
              setNow((before) => inEachLocale((locale) => ({ ...before[locale], ...written[locale] })));
              if (isChanged(written, words.values)) touched();
            }}
          />
        )}
        {children?.(errors, typed, now)}
        {isActive !== null && (
          <Switch
            name="active"
            label={texts.show}
            defaultChecked={typed ? typed.active === "on" : isActive}
          />
        )}
        <PublishBar>
          <PublishActions isBusy={isSaving} hasLanguages={words !== undefined} />
          <PreviewButton />
        </PublishBar>
      </Form>
      {aside?.(now)}
    </div>
  );
}

const isChanged = (one: Words, other: Words) => JSON.stringify(one) !== JSON.stringify(other);

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
