import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { PictureField } from "#app/features/media/picture-field.tsx";
import { type Typed, typedText, typedWords } from "#app/i18n/typed-words.ts";
import { PreviewButton } from "#app/shell/preview/preview-button.tsx";
import { ConflictPanel } from "#app/shell/versions/conflict-panel.tsx";
import { DraftActions, isDraftKept, useDraftKept } from "#app/shell/versions/draft-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { parseForm } from "#app/ui/parse-form.ts";
import { EditorActions, EditorFields } from "#app/ui/side-editor.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { type TranslatedField, TranslatedFields } from "#app/ui/translated-fields.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import type { DesignerOutcome } from "./designer-actions.server.ts";
import type { DesignerDraft } from "./designer-editing.server.ts";
import styles from "./designer-rows.module.css";
import { DESIGNER_WORDS, designerForm, EDIT_KEY } from "./designers.rules.ts";
import { designersAdminTexts } from "./designers-admin.texts.ts";

const { form: texts, errors, toasts } = designersAdminTexts;
const schema = designerForm(errors);

const WORDS: TranslatedField[] = [
  { name: "name", label: texts.name, kind: "line", required: true },
  { name: "biography", label: texts.biography, kind: "text", help: texts.biographyHelp },
];

type DesignerFormProps = {
  draft: DesignerDraft;
  answer: DesignerOutcome | undefined;
  /** Where the list is without anybody being edited. */
  listAddress: string;
};

export function DesignerForm({ draft: saved, answer, listAddress }: DesignerFormProps) {
  const draft = typedOver(saved, answer?.value?.form?.initialValue);
  const [isDirty, setDirty] = useState(false);
  const [name, setName] = useState(draft.words["pt-BR"].name);
  const isSaving = useNavigation().formData?.has("words-began") ?? false;
  useUnsavedGuard(isDirty, EDIT_KEY);
  useDraftKept(answer, () => setDirty(false));
  const [form, fields] = useForm({
    id: `designer-${saved.id ?? "new"}`,
    lastResult: answer?.value?.form,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseForm(formData, { schema }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get("name");
    form.onSubmit(event);
    if (String(typed).trim() === "") showToast({ kind: "error", ...toasts.required });
  }

  return (
    <Form
      {...getFormProps(form)}
      onSubmit={submit}
      onInput={() => setDirty(true)}
      method="post"
      replace
      preventScrollReset
    >
      <input type="hidden" name="id" value={saved.id ?? ""} />
      <EditorFields>
        <ConflictPanel
          slug="designers"
          id={saved.id}
          answer={answer?.ok && !isDraftKept(answer) ? undefined : answer}
        />
        <TranslatedFields
          fields={WORDS}
          values={saved.words}
          typed={draft.words}
          errors={form.allErrors}
          onWords={(words) => setName(words["pt-BR"].name ?? "")}
        />
        <TextField
          id={`${form.id}-slug`}
          name="slug"
          label={texts.slug}
          help={texts.slugHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={name.trim() ? slugOf(name) : undefined}
          defaultValue={draft.slug}
          error={fields.slug.errors?.[0]}
        />
        <TextField
          id={`${form.id}-website`}
          name="websiteUrl"
          label={texts.website}
          optional={texts.optional}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={draft.websiteUrl}
          error={fields.websiteUrl.errors?.[0]}
        />
        <PictureField
          name="portraitUrl"
          value={draft.portraitUrl}
          kind="productImage"
          label={texts.portrait}
          optional={texts.optional}
          error={fields.portraitUrl.errors?.[0]}
        />
        <EditorActions
          actions={
            <>
              {saved.id && (
                <Link to={listAddress} replace preventScrollReset className={styles.cancel}>
                  {texts.cancel}
                </Link>
              )}
              <PreviewButton isOneOfMany />
              <DraftActions slug="designers" ids={saved.id ? [saved.id] : []}>
                <Button type="submit" variant="solid" busy={isSaving}>
                  {isSaving ? texts.saving : texts.save}
                </Button>
              </DraftActions>
            </>
          }
        >
          <Switch name="active" label={texts.active} defaultChecked={draft.active} />
        </EditorActions>
      </EditorFields>
    </Form>
  );
}

/** What the form shows after a refusal: what was typed, not what is saved. */
function typedOver(draft: DesignerDraft, typed: Typed | null | undefined): DesignerDraft {
  if (!typed) return draft;
  const text = (path: string) => typedText(typed, path);
  return {
    ...draft,
    words: typedWords(typed, DESIGNER_WORDS),
    slug: text("slug"),
    websiteUrl: text("websiteUrl"),
    portraitUrl: text("portraitUrl"),
    active: text("active") === "on",
  };
}
