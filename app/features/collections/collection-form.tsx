import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { PictureField } from "#app/features/media/picture-field.tsx";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { PreviewButton } from "#app/shell/preview/preview-button.tsx";
import { ConflictPanel } from "#app/shell/versions/conflict-panel.tsx";
import { DraftActions, isDraftKept, useDraftKept } from "#app/shell/versions/draft-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { TextField } from "#app/ui/field.tsx";
import { parseForm } from "#app/ui/parse-form.ts";
import { EditorActions, EditorFields, FieldPair } from "#app/ui/side-editor.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { type TranslatedField, TranslatedFields } from "#app/ui/translated-fields.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import type { CollectionOutcome } from "./collection-actions.server.ts";
import type { CollectionDraft } from "./collection-editing.server.ts";
import styles from "./collection-form.module.css";
import { typedOver } from "./collection-typed.ts";
import { COLLECTION_PLACES, type CollectionKind, collectionForm, EDIT_KEY } from "./collections.rules.ts";
import { collectionsAdminTexts } from "./collections-admin.texts.ts";

const { form: texts, place: places, errors, toasts } = collectionsAdminTexts;
const schema = collectionForm(errors);

type CollectionFormProps = {
  kind: CollectionKind;
  draft: CollectionDraft;
  /** One of the addresses that always exist. */
  isNamed: boolean;
  answer: CollectionOutcome | undefined;
  /** Where the list is without anything being edited. */
  listAddress: string;
};

const WORDS: Record<CollectionKind, TranslatedField[]> = {
  featured: [
    { name: "title", label: texts.title, kind: "line", required: true },
    { name: "description", label: texts.description, kind: "text" },
  ],
  collection: [
    { name: "title", label: texts.title, kind: "line", required: true },
    { name: "description", label: texts.description, kind: "text" },
    { name: "exploreText", label: texts.exploreText, kind: "line", help: texts.exploreHelp },
  ],
};

/** Makes a new item, or edits one. */
export function CollectionForm(props: CollectionFormProps) {
  const { kind, answer, listAddress } = props;
  const draft = typedOver(props.draft, answer?.value?.form?.initialValue);
  const [isDirty, setDirty] = useState(false);
  const [title, setTitle] = useState(draft.words[DEFAULT_LOCALE].title);
  const navigation = useNavigation();
  const isSaving = navigation.formData?.has("words-began") ?? false;
  useUnsavedGuard(isDirty, EDIT_KEY);
  useDraftKept(answer, () => setDirty(false));
  const [form, fields] = useForm({
    id: `${kind}-${draft.id ?? "new"}`,
    lastResult: answer?.value?.form,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseForm(formData, { schema }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get("title");
    form.onSubmit(event);
    if (String(typed).trim() === "") showToast({ kind: "error", ...toasts.required });
  }

  const error = (name: keyof typeof fields) => fields[name].errors?.[0];
  return (
    <Form
      {...getFormProps(form)}
      onSubmit={submit}
      onInput={() => setDirty(true)}
      method="post"
      replace
      preventScrollReset
    >
      <input type="hidden" name="id" value={draft.id ?? ""} />
      <EditorFields>
        <ConflictPanel
          slug="colecoes"
          id={draft.id}
          answer={answer?.ok && !isDraftKept(answer) ? undefined : answer}
        />
        <TranslatedFields
          fields={WORDS[kind]}
          values={props.draft.words}
          typed={draft.words}
          errors={form.allErrors}
          onWords={(words) => setTitle(words[DEFAULT_LOCALE].title ?? "")}
        />
        {kind === "featured" && <Prices draft={draft} error={error} />}
        <TextField
          id={`${form.id}-url`}
          name="url"
          label={texts.url}
          optional={texts.optional}
          help={kind === "featured" ? texts.urlHelp : texts.tileUrlHelp}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={draft.url}
          error={error("url")}
        />
        {kind === "collection" && (
          <>
            <TextField
              id={`${form.id}-slug`}
              name="slug"
              label={texts.slug}
              help={props.isNamed ? texts.namedSlugHelp : texts.slugHelp}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={title ? slugOf(title) : undefined}
              defaultValue={draft.slug}
              error={error("slug")}
            />
            <div>
              <Choice
                id={`${form.id}-place`}
                name="place"
                label={places.label}
                options={COLLECTION_PLACES.map((value) => ({ value, label: places[value] }))}
                defaultValue={draft.place}
              />
              <p className={styles.help}>{places.help}</p>
            </div>
          </>
        )}
        <PictureField
          name="imageUrl"
          value={draft.imageUrl}
          kind="productImage"
          label={texts.image}
          optional={texts.optional}
          help={texts.imageHelp}
          error={error("imageUrl")}
        />
        <EditorActions
          actions={
            <>
              {draft.id && (
                <Link to={listAddress} replace preventScrollReset className={styles.cancel}>
                  {texts.cancel}
                </Link>
              )}
              <PreviewButton isOneOfMany />
              <DraftActions slug="colecoes" ids={draft.id ? [draft.id] : []}>
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

type PricesProps = {
  draft: CollectionDraft;
  error: (name: "priceBrl" | "priceEur") => string | undefined;
};

function Prices({ draft, error }: PricesProps) {
  return (
    <FieldPair>
      {(["priceBrl", "priceEur"] as const).map((name) => (
        <TextField
          key={name}
          id={`${draft.id ?? "new"}-${name}`}
          name={name}
          label={texts[name]}
          help={texts.priceHelp}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={draft[name]}
          error={error(name)}
        />
      ))}
    </FieldPair>
  );
}
