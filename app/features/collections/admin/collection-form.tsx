import { type FormEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { FieldControl } from "#app/content/admin/field-control.tsx";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { SeoSection, withoutSeo } from "#app/content/admin/seo-section.tsx";
import { wordFieldsOf } from "#app/content/admin/word-fields.tsx";
import type { ContentItem } from "#app/content/content.server.ts";
import { formSchema } from "#app/content/content-form.ts";
import type { Field } from "#app/content/fields.ts";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { isDraftKept, PublishActions, useSavedAsDraft } from "#app/content/versions/publish-actions.tsx";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { type FormValues, wordsAt } from "#app/i18n/form-values.ts";
import { siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { Switch } from "#app/ui/forms/switch.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { EditorActions, EditorFields, FieldPair } from "#app/ui/lists/side-editor.tsx";
import { type CollectionSeoFacts, deriveSeo } from "../collection-seo.ts";
import {
  COLLECTION_TYPES,
  type CollectionKind,
  type CollectionPlace,
  EDIT_KEY,
  wordsOf,
} from "../collection-types.ts";
import { pathOfCollection } from "../collections.rules.ts";
import styles from "./collection-form.module.css";
import { collectionsAdminTexts } from "./collections-admin.texts.ts";
import type { FeaturedPrefill } from "./featured-prefill.server.ts";

const { form: texts, placeHelp, namedSlugHelp, toasts } = collectionsAdminTexts;

type Control = { help?: string; placeholder?: string; onChange?: (value: string) => void };

type CollectionFormProps = {
  kind: CollectionKind;
  item: ContentItem | null;
  start: FeaturedPrefill | null;
  place: CollectionPlace;
  isNamed: boolean;
  answer: ListResult | undefined;
  /** Where the list is without anything being edited. */
  listAddress: string;
  seo: CollectionSeoFacts | null;
};

export function CollectionForm({
  kind,
  item,
  start,
  place,
  isNamed,
  answer: result,
  listAddress,
  seo,
}: CollectionFormProps) {
  const type = COLLECTION_TYPES[kind];
  const names = wordsOf(kind);
  const typed = result?.value?.form?.initialValue as FormValues | null | undefined;
  const stored = item?.words ?? emptyWords(names);
  const words = typed ? wordsAt(typed, names) : (start?.words ?? stored);
  const facts: Record<string, unknown> = typed ?? item?.entry ?? start?.facts ?? { place };
  const [isDirty, setDirty] = useState(false);
  const [now, setNow] = useState<Words>(words);
  const title = now[siteLocale()].title ?? "";
  const [cover, setCover] = useState(String(facts.imageUrl ?? ""));
  const navigation = useNavigation();
  const isSaving = navigation.formData?.has("words-began") ?? false;
  useUnsavedGuard(isDirty, EDIT_KEY);
  useSavedAsDraft(result, () => setDirty(false));
  const { attributes, errors, onSubmit } = useEditorForm(
    `${kind}-${item?.id ?? "new"}`,
    formSchema(type),
    result?.value?.form,
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get("title");
    if (onSubmit(event) && String(typed).trim() === "") showToast({ kind: "error", ...toasts.required });
  }

  const control = (name: string, more: Control = {}) => (
    <FieldControl
      id={`${attributes.id}-${name}`}
      name={name}
      field={{ ...type.fields[name], ...(more.help && { help: more.help }) } as Field}
      value={facts[name]}
      placeholder={more.placeholder}
      onChange={more.onChange}
      error={errors[name]?.[0]}
    />
  );
  return (
    <Form {...attributes} onSubmit={submit} onInput={() => setDirty(true)}>
      <input type="hidden" name="id" value={item?.id ?? ""} />
      <EditorFields>
        <ConflictPanel
          slug={type.path}
          id={item?.id ?? null}
          answer={result?.ok && !isDraftKept(result) ? undefined : result}
        />
        <TranslatedFields
          fields={withoutSeo(wordFieldsOf(type))}
          values={stored}
          typed={words}
          errors={errors}
          onWords={setNow}
        />
        {kind === "featured" && (
          <FieldPair>
            {control("priceBrlCents")}
            {control("priceEurCents")}
          </FieldPair>
        )}
        {control("url")}
        {kind === "collections" && (
          <>
            {control("slug", {
              ...(isNamed && { help: namedSlugHelp }),
              ...(title && { placeholder: slugOf(title) }),
            })}
            <div>
              {control("place")}
              <p className={styles.help}>{placeHelp}</p>
            </div>
          </>
        )}
        {control("imageUrl", { onChange: setCover })}
        {seo && (
          <SeoSection
            {...seo}
            values={stored}
            typed={words}
            errors={errors}
            picture={String(facts.sharePicture ?? "")}
            derived={(locale) => deriveSeo(now, locale, seo)}
            path={pathOfCollection(String(facts.slug || slugOf(title)))}
            cover={cover}
          />
        )}
        <EditorActions
          actions={
            <>
              <PublishActions isBusy={isSaving} />
              <PreviewButton isOneOfMany />
              {item && (
                <Link to={listAddress} replace preventScrollReset className={styles.cancel}>
                  {buttonTexts.cancel}
                </Link>
              )}
            </>
          }
        >
          <Switch
            name="active"
            label={texts.active}
            defaultChecked={typed ? typed.active === "on" : (item?.active ?? true)}
          />
        </EditorActions>
      </EditorFields>
    </Form>
  );
}
