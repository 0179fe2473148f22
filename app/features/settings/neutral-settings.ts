import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { neutralPages } from "./neutral-pages.texts.ts";
import { neutralWords } from "./neutral-words.texts.ts";
import type { SettingEdit } from "./saving/save-settings.server.ts";
import type { Settings, SettingsSection } from "./settings.content.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";

type Facts = { name: string; city: string };
type Partly = { [S in SettingsSection]?: Partial<Settings[S]> };

export function neutralEdits(facts: Facts): SettingEdit[] {
  return LOCALES.flatMap((locale) => {
    const sections = Object.entries(neutralSettings(facts, locale)) as [SettingsSection, object][];
    return sections.flatMap(([section, keys]) =>
      Object.entries(keys).map(([key, value]) => ({ section, key, locale, value }) as SettingEdit),
    );
  });
}

export function namelessSettings(locale: Locale): Settings {
  const name = neutralWords(locale).nameless;
  // The name is not inserted, because it could not be changed later.
  const neutral = neutralSettings({ name: "", city: "" }, locale);
  const sections = Object.entries(DEFAULT_SETTINGS[locale]) as [SettingsSection, object][];
  const settings = Object.fromEntries(
    sections.map(([section, keys]) => [section, { ...keys, ...neutral[section] }]),
  ) as Settings;
  return { ...settings, brand: { ...settings.brand, name, logo: "" } };
}

function neutralSettings({ name, city }: Facts, locale: Locale): Partly {
  const words = neutralWords(locale);
  const { home } = DEFAULT_SETTINGS[locale];
  return {
    brand: {
      legalName: "",
      tagline: words.tagline,
      blurb: words.blurb(city),
      foundedEs: "",
      foundedStory: "",
      yearsOfCraft: 0,
      distributors: 0,
      city,
      seoTitle: words.seoTitle(name),
      seoDescription: words.seoDescription(city),
      sharePicture: "",
    },
    contact: {
      addressLines: [],
      whatsapp: "",
      phone: "",
      email: "",
      marketingEmail: "",
      hours: { places: [] },
      map: { point: "", place: city, directions: "" },
      mapPicture: "",
    },
    social: { instagram: "", pinterest: "", blog: "" },
    home: {
      ...home,
      hero: {
        ...home.hero,
        lead: words.heroLead,
        experience: "",
      },
      newCollection: { ...home.newCollection, ...words.newCollection },
      craft: { ...home.craft, ...words.craft, facts: [], rug: "" },
      materials: { ...home.materials, lead: words.materialsLead, samplesText: words.samplesText },
      philosophy: { ...home.philosophy, paragraphs: [...words.philosophy] },
      showroom: { ...home.showroom, ...words.showroom },
      companyIntro: { text: words.companyIntro(name, city) },
      story: { ...home.story, ...words.story, paragraphs: [...words.story.paragraphs] },
      access: { ...home.access, ...words.access },
      design: { ...home.design, ...words.design, rug: "" },
    },
    pages: pagesOf(locale),
    boatShow: { isActive: false },
    promo: { isActive: false },
    testimonials: { title: words.testimonials },
    newsletter: { ...words.newsletter },
    catalogues: { items: [] },
  };
}

function pagesOf(locale: Locale): Settings["pages"] {
  const { madeToMeasure, access, ...pages } = neutralPages(locale);
  const { organic, corner, steps, ...said } = madeToMeasure;
  return {
    ...pages,
    swatchesPicture: "",
    madeToMeasurePicture: "",
    accessPicture: "",
    madeToMeasurePieces: [],
    access: { ...access, benefits: [...access.benefits] },
    madeToMeasure: {
      ...said,
      limits: { rectangular: "", round: "", oval: "", runner: "", organic, corner },
      steps: steps.map((step) => ({ ...step, when: "" })),
    },
  };
}
