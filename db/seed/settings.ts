import { defaultSettings, valueIn } from "#app/features/settings/default-settings.server.ts";
import { SETTING_NAMES } from "#app/features/settings/saving/declared-settings.ts";
import type { SettingName } from "#app/features/settings/settings.content.ts";
import type { SeedPlan } from "./seed-plan.ts";
import { planForms } from "./setting-forms.ts";

type Pictured = { id: string };

export function planSettings(plan: SeedPlan): void {
  const { urlOf } = plan;
  // These photographs exist only in the demo.
  const shown: Partial<Record<SettingName, (value: unknown) => unknown>> = {
    "contact.mapPicture": () => urlOf("showroom"),
    "home.showroom": (value) => ({
      ...Object(value),
      pictures: [{ id: "showroom", picture: urlOf("showroom"), widthMetres: 2 }],
    }),
    "pages.swatchesPicture": () => urlOf("poms"),
    "pages.madeToMeasurePicture": () => urlOf("hearth"),
    "pages.accessPicture": () => urlOf("project"),
    "pages.madeToMeasurePieces": (value) =>
      (value as Pictured[]).map((piece) => ({ ...piece, picture: urlOf(`piece-${piece.id}`) })),
    "promo.picture": () => urlOf("poms"),
    "catalogues.items": (value) => cataloguesOf(value, plan),
  };
  planForms(
    plan,
    SETTING_NAMES.map((name) => [
      name,
      (locale) => {
        const value = valueIn(defaultSettings(locale), name);
        return shown[name]?.(value) ?? value;
      },
    ]),
  );
}

const DOCUMENTS: Record<string, string> = {
  "2022": "catalogo-2022",
  "2023": "catalogo-feira-2023",
  "2024": "catalogo-2024",
  "2025": "catalogo-2025",
  collections: "catalogo-colecoes",
};

function cataloguesOf(items: unknown, plan: SeedPlan): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: { id: string }) => {
    const document = DOCUMENTS[item.id];
    return document ? { ...item, file: plan.documentOf(document) } : item;
  });
}
