import { sellsIn } from "#app/i18n/currency.rules.ts";
import {
  languageName,
  siteLocale,
  siteLocales,
  TRANSLATED_LOCALES,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { Field, TextField } from "#app/ui/forms/field.tsx";
import { Options } from "#app/ui/forms/options.tsx";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import type { LinkableProducts } from "./linkable-products.server.ts";
import { type EditorProps, PriceInput } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";
import { isLinked, ownPrice, RUG_CHOICES, type RugDesignDraft } from "./rug-designs.rules.ts";

const texts = simulatorAdminTexts.editor;

type RugFactsProps = EditorProps & {
  products: LinkableProducts | null;
  errorOf: (name: string) => string | undefined;
};

/** Pile, shape, edge, the product it belongs to, and its name and price for other languages. */
export function RugFacts({ draft, onChange, products, errorOf }: RugFactsProps) {
  const set = (part: Partial<RugDesignDraft>) => onChange({ ...draft, ...part });
  const other = ownPrice() === "price" ? "priceEur" : "price";
  const asked = TRANSLATED_LOCALES.filter((locale) => isAsked(locale, draft));
  const kept = TRANSLATED_LOCALES.filter((locale) => !asked.includes(locale));
  const hasBothPrices = !isLinked(draft) && sellsIn("BRL") && sellsIn("EUR");
  return (
    <>
      <div className={styles.facts}>
        <Choices
          name="shape"
          label={texts.shape}
          value={draft.shape}
          words={texts.shapes}
          onValue={(shape) => set({ shape })}
        />
        <Choices
          name="edge"
          label={texts.edge}
          value={draft.edge}
          words={texts.edges}
          onValue={(edge) => set({ edge })}
        />
        <TextField
          id="rug-pile"
          name="pileMillimetres"
          label={`${texts.pile} (${texts.pileUnit})`}
          error={errorOf("pileMillimetres")}
          inputMode="decimal"
          value={draft.pileMillimetres}
          onChange={(event) => set({ pileMillimetres: event.currentTarget.value })}
        />
        {products === "many" ? (
          <>
            <input type="hidden" name="productId" value={draft.productId} />
            <TextField
              id="rug-product"
              name="product"
              label={texts.product}
              optional={texts.optional}
              help={texts.productHelp}
              error={errorOf("product")}
              autoComplete="off"
              value={draft.product}
              onChange={(event) => set({ product: event.currentTarget.value, productId: "" })}
            />
          </>
        ) : products ? (
          <Field id="rug-product" label={texts.product} optional={texts.optional}>
            <select
              id="rug-product"
              name="productId"
              value={draft.productId}
              onChange={(event) => set({ productId: event.currentTarget.value })}
            >
              <option value="">{texts.noProduct}</option>
              <Options items={products} />
            </select>
          </Field>
        ) : (
          <input type="hidden" name="productId" value={draft.productId} />
        )}
      </div>
      {kept.map((locale) => (
        <input key={locale} type="hidden" name={`names.${locale}`} value={draft.names[locale]} />
      ))}
      {!isLinked(draft) && !hasBothPrices && <input type="hidden" name={other} value={draft[other]} />}
      {(asked.length > 0 || hasBothPrices) && (
        <details className={styles.others}>
          <summary>{texts.otherLanguages}</summary>
          <div className={styles.facts}>
            {asked.map((locale) => (
              <TextField
                key={locale}
                id={`rug-name-${locale}`}
                name={`names.${locale}`}
                lang={locale}
                label={texts.nameIn(languageName(locale))}
                optional={texts.optional}
                error={errorOf(`names.${locale}`)}
                value={draft.names[locale]}
                onChange={(event) => set({ names: { ...draft.names, [locale]: event.currentTarget.value } })}
              />
            ))}
            {hasBothPrices && (
              <Field
                id="rug-price-eur"
                label={texts.priceEur}
                optional={texts.optional}
                error={errorOf("priceEur")}
              >
                <PriceInput
                  id="rug-price-eur"
                  name="priceEur"
                  sign="€"
                  hasError={Boolean(errorOf("priceEur"))}
                  value={draft.priceEur}
                  onValue={(priceEur) => set({ priceEur })}
                />
              </Field>
            )}
          </div>
        </details>
      )}
    </>
  );
}

/** In the site's own language only where that hides the name above, as on a site that began in Portuguese. */
const isAsked = (locale: TranslatedLocale, { names }: RugDesignDraft): boolean =>
  siteLocales().includes(locale) && (locale !== siteLocale() || names[locale] !== "");

type ChoicesProps<Name extends "shape" | "edge"> = {
  name: Name;
  label: string;
  value: RugDesignDraft[Name];
  words: Record<RugDesignDraft[Name], string>;
  onValue: (value: RugDesignDraft[Name]) => void;
};

function Choices<Name extends "shape" | "edge">({ name, label, value, words, onValue }: ChoicesProps<Name>) {
  const id = `rug-${name}`;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value as RugDesignDraft[Name])}
      >
        {RUG_CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {words[choice as RugDesignDraft[Name]]}
          </option>
        ))}
      </select>
    </Field>
  );
}
