import { type FormEvent, useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { FieldControl } from "#app/content/admin/field-control.tsx";
import { type SeoFacts, SeoSection, withoutSeo } from "#app/content/admin/seo-section.tsx";
import { wordFieldsOf } from "#app/content/admin/word-fields.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { ROUND_SHAPE } from "#app/features/catalogue/products.rules.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { PicturesField } from "#app/media/picker/pictures-field.tsx";
import { useUnsavedGuard, useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { deriveSeo } from "../page/product-seo.ts";
import { EditorHead } from "./editor-head.tsx";
import { EditorSection } from "./editor-section.tsx";
import type { ProductOutcome } from "./product-actions.server.ts";
import type { ProductChoices, ProductDesign } from "./product-choices.server.ts";
import { ProductDesigns } from "./product-designs.tsx";
import type { ProductDraft } from "./product-drafts.server.ts";
import styles from "./product-editor.module.css";
import { ProductFacts } from "./product-facts.tsx";
import { productForm, productSlugOf } from "./product-form.ts";
import { withFormValues } from "./product-form-values.ts";
import { RelatedField } from "./related-field.tsx";
import { SizesField } from "./sizes-field.tsx";
import type { ShownProduct } from "./unpublished-products.server.ts";

const { editor: texts, sizes: sizeTexts, errors, toasts } = productsAdminTexts;

const WORDS = withoutSeo(wordFieldsOf({ fields: PRODUCT_FIELDS }));

type ProductEditorProps = {
  draft: ProductDraft;
  onSite: ShownProduct | null;
  choices: ProductChoices;
  designs: ProductDesign[];
  answer: ProductOutcome | undefined;
  isDesignTouched: boolean;
  seo: SeoFacts;
};

export function ProductEditor(props: ProductEditorProps) {
  const { draft: saved, onSite, choices, designs, answer: result, isDesignTouched, seo } = props;
  const draft = withFormValues(saved, result?.value?.form?.initialValue);
  const [words, setWords] = useState<Words>(draft.words);
  const name = words[siteLocale()].name || (words[DEFAULT_LOCALE].name ?? "");
  const [cover, setCover] = useState(draft.images[0] ?? "");
  const [shape, setShape] = useState(String(draft.shape));
  const touched = useUnsavedUntil(result);
  useUnsavedGuard(isDesignTouched);
  const navigation = useNavigation();
  const isSaving = navigation.formData?.has("words-began") ?? false;
  useEffect(() => {
    if (!saved.id) document.querySelector<HTMLInputElement>("input[name=name]")?.focus();
  }, [saved.id]);
  const {
    attributes,
    errors: allErrors,
    onSubmit,
  } = useEditorForm("product", productForm(errors), result?.value?.form);
  const error = (field: string) => allErrors[field]?.[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get("name");
    if (!onSubmit(event)) return;
    showToast({ kind: "error", ...(String(typed).trim() === "" ? toasts.required : toasts.check) });
  }

  return (
    <Form {...attributes} onSubmit={submit} onInput={touched} className={styles.form}>
      <EditorHead onSite={onSite} name={name} isSaving={isSaving} />
      <ConflictPanel slug="tapetes" id={saved.id} answer={result} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <EditorSection anchor="textos" title={texts.words}>
            <TranslatedFields
              fields={WORDS}
              values={saved.words}
              typed={draft.words}
              errors={allErrors}
              onWords={setWords}
            />
          </EditorSection>
          <EditorSection>
            <PicturesField
              name="images"
              values={draft.images}
              kind="productImage"
              hasCover
              label={texts.pictures}
              help={texts.picturesHelp}
              error={error("images")}
              onChange={(urls) => setCover(urls[0] ?? "")}
            />
            {cover ? (
              <>
                <FieldControl
                  {...{ id: "product-coverView", name: "coverView", field: PRODUCT_FIELDS.coverView }}
                  {...{ value: draft.coverView, error: error("coverView") }}
                />
                <p className={styles.help}>{PRODUCT_FIELDS.coverView.help}</p>
              </>
            ) : (
              <input type="hidden" name="coverView" value={String(draft.coverView)} />
            )}
          </EditorSection>
          <EditorSection anchor="medidas" title={sizeTexts.title} help={sizeTexts.help}>
            <SizesField sizes={draft.sizes} isRound={shape === ROUND_SHAPE} errors={allErrors} />
          </EditorSection>
          <EditorSection anchor="relacionados" title={texts.related} help={texts.relatedHelp}>
            <RelatedField related={draft.related} ownId={draft.id} />
          </EditorSection>
          <EditorSection>
            <SeoSection
              {...seo}
              values={saved.words}
              typed={draft.words}
              errors={allErrors}
              picture={String(draft.sharePicture ?? "")}
              derived={(locale) => deriveSeo(words, locale, seo.brand)}
              path={`/produtos/${draft.slug || productSlugOf(name)}`}
              cover={cover}
            />
          </EditorSection>
        </div>
        <div className={styles.side}>
          <ProductFacts
            draft={draft}
            onSite={onSite}
            choices={choices}
            name={name}
            onShape={setShape}
            error={error}
          />
          <EditorSection anchor="desenhos" title={texts.designs} help={texts.designsHelp}>
            <ProductDesigns productId={draft.id} designs={designs} />
          </EditorSection>
        </div>
      </div>
    </Form>
  );
}
