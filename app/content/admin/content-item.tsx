import { Fragment, type ReactNode } from "react";
import type { ContentItem } from "#app/content/content.server.ts";
import { formSchema } from "#app/content/content-form.ts";
import type { Entry, ListedType } from "#app/content/define-content.ts";
import { type Field, isLocalized, namesOf } from "#app/content/fields.ts";
import { isSeoField } from "#app/content/seo.content.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { wordsAt } from "#app/i18n/form-values.ts";
import { type Locale, siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words, wordOr } from "#app/i18n/translated-words.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { screenTitle } from "./content-title.ts";
import { FieldControl } from "./field-control.tsx";
import { ItemForm } from "./item-form.tsx";
import type { ListResult, ListView } from "./list-screen.server.ts";
import { type SeoFacts, SeoSection, withoutSeo } from "./seo-section.tsx";
import { UnavailableItem } from "./unavailable-item.tsx";
import { wordFieldsOf } from "./word-fields.tsx";

export type OwnControl = Parameters<typeof FieldControl>[0];

/** Controls of a type's own, by field; each may ask for what another field's control gets. */
export type OwnControls = Readonly<
  Record<string, (control: OwnControl, other: (name: string) => OwnControl) => ReactNode>
>;

type ContentItemScreenProps = {
  type: ListedType;
  view: ListView;
  answer: ListResult | undefined;
  own?: OwnControls;
  /** For a type with a page of each item. */
  seo?: SeoFacts | null;
};

export function ContentItemScreen(props: ContentItemScreenProps) {
  const { type, view, answer: result, own = {}, seo = null } = props;
  const path = `/admin/${type.path}`;
  if (view.kind === "list") return null;
  if (view.kind !== "item") return <UnavailableItem kind={view.kind} path={path} />;
  return (
    <OutdatedTexts value={view.outdated}>
      <ContentForm type={type} item={view.item} path={path} answer={result} own={own} seo={seo} />
    </OutdatedTexts>
  );
}

type ContentFormProps = {
  type: ListedType;
  item: ContentItem | null;
  path: string;
  answer: ListResult | undefined;
  own: OwnControls;
  seo: SeoFacts | null;
};

function ContentForm({ type, item, path, answer: result, own, seo }: ContentFormProps) {
  const names = namesOf(type.fields, isLocalized);
  const values = item?.words ?? emptyWords(names);
  const all = wordFieldsOf(type);
  const words = { fields: seo ? withoutSeo(all) : all, values };
  const facts = Object.keys(type.fields).filter(
    (name) => !isLocalized(type.fields[name] as Field) && !(seo && isSeoField(name)),
  );
  const stored = item?.entry as Record<string, unknown> | undefined;
  return (
    <ItemForm
      id={item?.id ?? null}
      head={{ title: screenTitle(type, item), lead: type.texts.lead }}
      path={path}
      schema={formSchema(type)}
      answer={result}
      isActive={item?.active ?? true}
      {...(names.length > 0 && { words })}
    >
      {(wrong, typed, now) => {
        const controlOf = (name: string): OwnControl => ({
          ...{ id: `${type.path}-${name}`, name, field: type.fields[name] as Field },
          ...{ value: typed ? typed[name] : stored?.[name], error: wrong[name]?.[0] },
        });
        return (
          <>
            {facts.map((name) => (
              <Fragment key={name}>
                {own[name] ? own[name](controlOf(name), controlOf) : <FieldControl {...controlOf(name)} />}
              </Fragment>
            ))}
            {seo && type.seo && (
              <SeoSection
                {...seo}
                values={values}
                typed={typed ? wordsAt(typed, names) : values}
                errors={wrong}
                picture={String(controlOf("sharePicture").value ?? "")}
                derived={(locale) => derivedFrom(now, locale, type.seo as SeoNames, seo.brand)}
                path={pathOf(type, { ...stored, ...typed }, wordOr(now, siteLocale(), type.seo.name))}
                cover={String(controlOf(type.seo.cover).value ?? "")}
              />
            )}
          </>
        );
      }}
    </ItemForm>
  );
}

/** Without a slug the name makes one, as when it is saved. */
function pathOf(type: ListedType, facts: Record<string, unknown>, name: string): string {
  const slug = String(facts.slug ?? "") || slugOf(name);
  return type.page({ ...(facts as Partial<Entry>), slug })?.path ?? "/";
}

type SeoNames = NonNullable<ListedType["seo"]>;

/** What search engines read where the owner wrote nothing for them. */
function derivedFrom(words: Words, locale: Locale, { name, description }: SeoNames, brand: string) {
  const said = wordOr(words, locale, name);
  return {
    ...{ name: said, seoTitle: siteTexts(locale).title(said, brand) },
    seoDescription: wordOr(words, locale, description) || said,
  };
}
