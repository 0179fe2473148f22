import { useState } from "react";
import { Choice } from "#app/ui/choice.tsx";
import { describedBy, Field, TextField } from "#app/ui/field.tsx";
import { EditorSection } from "./editor-section.tsx";
import type { Option, ProductChoices } from "./product-choices.server.ts";
import type { ProductDraft } from "./product-drafts.server.ts";
import styles from "./product-editor.module.css";
import { PRODUCT_STATES, productSlugOf, RUG_SHAPES } from "./product-form.rules.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { editor: texts, states } = productsAdminTexts;

type ProductFactsProps = {
  draft: ProductDraft;
  choices: ProductChoices;
  name: string;
  onShape: (shape: ProductDraft["shape"]) => void;
  error: (field: string) => string | undefined;
};

export function ProductFacts({ draft, choices, name, onShape, error }: ProductFactsProps) {
  const [state, setState] = useState(draft.state);
  const text = (field: "squareBrl" | "squareEur" | "leadTimeDays" | "slug") => ({
    id: `product-${field}`,
    name: field,
    defaultValue: draft[field],
    error: error(field),
    autoComplete: "off",
  });
  return (
    <>
      <EditorSection title={texts.publication}>
        <div
          onChange={(event) => {
            const chosen = (event.target as HTMLInputElement).value;
            setState(PRODUCT_STATES.find((one) => one === chosen) ?? state);
          }}
        >
          <Choice
            id="product-state"
            name="state"
            label={productsAdminTexts.state}
            options={PRODUCT_STATES.map((value) => ({ value, label: states[value] }))}
            defaultValue={draft.state}
          />
        </div>
        <p className={styles.help} aria-live="polite">
          {texts.stateHelp[state]}
        </p>
        <TextField
          {...text("slug")}
          label={texts.slug}
          help={texts.slugHelp}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={name.trim() ? productSlugOf(name) : undefined}
        />
      </EditorSection>
      <EditorSection title={texts.shelves}>
        <Select
          name="collectionId"
          label={texts.collection}
          none={texts.none}
          value={draft.collectionId}
          options={choices.collections}
        />
        <Select
          name="categoryId"
          label={texts.category}
          none={texts.none}
          value={draft.categoryId}
          options={choices.categories}
        />
        <Select
          name="designerId"
          label={texts.designer}
          none={texts.inHouse}
          value={draft.designerId}
          options={choices.designers}
        />
        <Field id="product-shape" label={texts.shape}>
          <select
            {...describedBy("product-shape", {})}
            name="shape"
            defaultValue={draft.shape}
            onChange={({ currentTarget: { value } }) =>
              onShape(RUG_SHAPES.find((shape) => shape === value) ?? "rectangular")
            }
          >
            {RUG_SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {texts.shapes[shape]}
              </option>
            ))}
          </select>
        </Field>
      </EditorSection>
      <EditorSection title={texts.measure}>
        <TextField
          {...text("squareBrl")}
          label={texts.squareBrl}
          help={texts.priceHelp}
          inputMode="decimal"
        />
        <TextField
          {...text("squareEur")}
          label={texts.squareEur}
          help={texts.priceHelp}
          inputMode="decimal"
        />
        <TextField
          {...text("leadTimeDays")}
          label={texts.leadTime}
          optional={texts.optional}
          help={texts.leadTimeHelp}
          inputMode="numeric"
        />
      </EditorSection>
    </>
  );
}

type SelectProps = { name: string; label: string; none: string; value: string; options: Option[] };

function Select({ name, label, none, value, options }: SelectProps) {
  const id = `product-${name}`;
  return (
    <Field id={id} label={label}>
      <select {...describedBy(id, {})} name={name} defaultValue={value}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
