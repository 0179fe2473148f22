import { z } from "zod";
import { BUILT_IN_ROOMS } from "./built-in-rooms.rules.ts";
import { home } from "./home-settings.rules.ts";
import { MENU_ITEMS } from "./menu-order.rules.ts";
import { openingHours } from "./opening-hours.rules.ts";
import { pages } from "./page-settings.rules.ts";
import {
  day,
  document,
  email,
  fact,
  film,
  itemId,
  link,
  mapPlace,
  picture,
  telephone,
  text,
  timeZone,
  title,
  whole,
} from "./setting-fields.rules.ts";
import { firstRun, opening, theme } from "./theme-settings.rules.ts";

const brand = z.object({
  name: fact(1),
  legalName: fact(),
  logo: picture(),
  tagline: title(),
  blurb: text(),
  foundedEs: title(),
  foundedStory: title(),
  yearsOfCraft: z.int().min(0),
  distributors: z.int().min(0),
  city: fact(),
  seoTitle: title(1),
  seoDescription: text(),
  sharePicture: picture(),
});

const contact = z.object({
  addressLines: z.array(fact()).max(5),
  whatsapp: telephone("whatsapp"),
  phone: telephone("telephone"),
  email: email(),
  marketingEmail: email(),
  hours: openingHours,
  /** IANA name. */
  timeZone: timeZone(),
  map: whole({
    point: mapPlace(),
    place: title(),
    directions: text(),
  }),
  mapPicture: picture(),
});

const social = z.object({ instagram: link(), pinterest: link(), blog: link() });

const menu = z.object({
  curadoriaUrl: link(),
  order: z.array(z.enum(MENU_ITEMS)).max(MENU_ITEMS.length),
});

const boatShow = z.object({
  isActive: z.boolean(),
  lastDay: day(),
  name: title(),
  title: title(),
  text: text(),
  where: title(),
  note: text(),
  picture: picture(),
});

const promo = z.object({
  isActive: z.boolean(),
  /** Inclusive; empty: unlimited. */
  startsOn: day(),
  endsOn: day(),
  title: title(),
  text: text(),
  picture: picture(),
  button: title(),
  buttonUrl: link(),
});

const landing = z.object({ film: film(), poster: picture() });

const newsletter = z.object({ title: title(), text: text() });

const testimonials = z.object({ title: title() });

const simulator = z.object({
  embedUrl: link(),
  hiddenRooms: z.array(z.enum(BUILT_IN_ROOMS)).max(BUILT_IN_ROOMS.length),
});

const catalogues = z.object({
  items: z.array(z.object({ id: itemId(), name: title(), note: title(), file: document() })).max(12),
});

/** Fallback when the gallery cannot be read. */
const feature = z.object({ images: z.object({ left: z.array(picture()).max(4), right: picture() }) });

/** By section and key. */
export const SETTINGS = {
  brand,
  contact,
  social,
  menu,
  landing,
  home,
  pages,
  boatShow,
  promo,
  testimonials,
  newsletter,
  simulator,
  catalogues,
  feature,
  theme,
  opening,
  firstRun,
} as const;

export type Settings = { [Section in keyof typeof SETTINGS]: z.infer<(typeof SETTINGS)[Section]> };
/** What a public page's header and footer show. */
export type FrameSettings = Pick<
  Settings,
  "brand" | "contact" | "menu" | "newsletter" | "opening" | "social" | "theme" | "boatShow"
>;
export type SettingsSection = keyof Settings;
export type SettingsKey<Section extends SettingsSection = SettingsSection> = keyof Settings[Section] & string;
export type SettingName = { [S in SettingsSection]: `${S}.${SettingsKey<S>}` }[SettingsSection];

export const nameOf = (section: SettingsSection, key: string) => `${section}.${key}` as SettingName;

export function schemaOf(section: string, key: string): z.ZodType | null {
  const sections: Record<string, z.ZodObject> = SETTINGS;
  const schema = Object.hasOwn(sections, section) ? sections[section] : undefined;
  const keys: Record<string, z.ZodType> | undefined = schema?.shape;
  return keys && Object.hasOwn(keys, key) ? (keys[key] ?? null) : null;
}

export function mustHaveSchema(section: string, key: string): z.ZodType {
  const schema = schemaOf(section, key);
  if (!schema) throw new Error(`There is no setting ${section}.${key}`);
  return schema;
}

export function schemaNamed(name: SettingName): z.ZodType {
  const [section = "", key = ""] = name.split(".");
  return mustHaveSchema(section, key);
}

export function everySetting(): { section: SettingsSection; key: string }[] {
  return Object.entries(SETTINGS).flatMap(([section, schema]) =>
    Object.keys(schema.shape).map((key) => ({ section: section as SettingsSection, key })),
  );
}
