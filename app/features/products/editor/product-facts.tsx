import { useState } from "react";
import { FieldControl } from "#app/content/admin/field-control.tsx";
import { isSeoField } from "#app/content/seo.content.ts";
import { PRODUCT_FACTS, PRODUCT_FIELDS, type ProductFact } from "#app/features/catalogue/products.content.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { AS_CODE, describedBy, Field, TextField } from "#app/ui/forms/field.tsx";
import { Options } from "#app/ui/forms/options.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { PRODUCT_STATES } from "../admin-list/product-list-address.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { EditorSection } from "./editor-section.tsx";
import type { Option, ProductChoices } from "./product-choices.server.ts";
import type { ProductDraft } from "./product-drafts.server.ts";
import styles from "./product-editor.module.css";
import { productSlugOf } from "./product-form.ts";
import type { ShownProduct } from "./unpublished-products.server.ts";

const { editor: texts, states } = productsAdminTexts;
/** Asked elsewhere: the form beside the collections, the cover beside the pictures. */
const APART: ProductFact[] = ["shape", "coverView"];
const MEASURED: ProductFact[] = ["squareMetreBrlCents", "squareMetreEurCents", "leadTimeDays"];
/** Fields that nothing here says more of than their declaration does. */
const OTHERS = PRODUCT_FACTS.filter(
  (name) => !APART.includes(name) && !MEASURED.includes(name) && !isSeoField(name),
);

type ProductFactsProps = {
  draft: ProductDraft;
  onSite: ShownProduct | null;
  choices: ProductChoices;
  name: string;
  onShape: (shape: string) => void;
  error: (field: string) => string | undefined;
};

export function ProductFacts({ draft, onSite, choices, name, onShape, error }: ProductFactsProps) {
  const [state, setState] = useState(draft.state);
  const isLater = onSite !== null && onSite.state !== state;
  const control = (field: ProductFact) => (
    <FieldControl
      {...{ key: field, id: `product-${field}`, name: field, field: PRODUCT_FIELDS[field] }}
      {...{ value: draft[field], error: error(field) }}
    />
  );
  return (
    <>
      <EditorSection title={texts.publication}>
        {isLater && onSite && (
          <p className={styles.now}>
            {texts.stateNow}
            <Badge isOn={onSite.state === "published"}>
              {onSite.state === "new" ? texts.stateNew : states[onSite.state]}
            </Badge>
          </p>
        )}
        <div
          onChange={(event) => {
            const chosen = (event.target as HTMLInputElement).value;
            setState(PRODUCT_STATES.find((one) => one === chosen) ?? state);
          }}
        >
          <Choice
            id="product-state"
            name="state"
            label={isLater ? texts.stateLater : productsAdminTexts.state}
            options={PRODUCT_STATES.map((value) => ({ value, label: states[value] }))}
            defaultValue={draft.state}
          />
        </div>
        <p className={styles.help} aria-live="polite">
          {texts.stateHelp[state]}
        </p>
        <TextField
          id="product-slug"
          name="slug"
          defaultValue={draft.slug}
          error={error("slug")}
          {...AS_CODE}
          label={texts.slug}
          help={texts.slugHelp}
          placeholder={name.trim() ? productSlugOf(name) : undefined}
        />
      </EditorSection>
      <EditorSection title={texts.grouping}>
        <Select
          name="collectionId"
          label={texts.collection}
          none={texts.none}
          value={draft.collectionId}
          options={offered(choices.collections, choices.categories, draft.collectionId)}
          error={error("collectionId")}
        />
        <Select
          name="categoryId"
          label={texts.category}
          none={texts.none}
          value={draft.categoryId}
          options={offered(choices.categories, choices.collections, draft.categoryId)}
          error={error("categoryId")}
        />
        <Select
          name="designerId"
          label={texts.designer}
          none={texts.inHouse}
          value={draft.designerId}
          options={choices.designers}
          error={error("designerId")}
        />
        <Select
          name="shape"
          label={PRODUCT_FIELDS.shape.label}
          value={String(draft.shape)}
          options={Object.entries(PRODUCT_FIELDS.shape.options).map(([id, name]) => ({ id, name }))}
          onChange={onShape}
        />
      </EditorSection>
      <EditorSection anchor="sob-medida" title={texts.measure}>
        {MEASURED.map(control)}
      </EditorSection>
      {OTHERS.length > 0 && <EditorSection title={texts.facts}>{OTHERS.map(control)}</EditorSection>}
    </>
  );
}

/** A collection that was moved to the other place stays chosen until another is. */
const offered = (options: Option[], elsewhere: Option[], value: string): Option[] => [
  ...options,
  ...elsewhere.filter(({ id }) => id === value),
];

type SelectProps = {
  name: string;
  label: string;
  /** What is offered for no choice. */
  none?: string;
  value: string;
  options: Option[];
  error?: string | undefined;
  onChange?: (value: string) => void;
};

function Select({ name, label, none, value, options, error, onChange }: SelectProps) {
  const id = `product-${name}`;
  return (
    <Field id={id} label={label} {...(error && { error })}>
      <select
        {...describedBy(id, error ? { error } : {})}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      >
        {none && <option value="">{none}</option>}
        <Options items={options} />
      </select>
    </Field>
  );
}
