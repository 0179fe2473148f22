import { defaultSettingRow } from "#app/features/settings/default-settings.server.ts";
import { everySetting } from "#app/features/settings/settings.rules.ts";
import { siteSettings } from "#app/features/settings/settings.table.ts";
import type { SeedPlan } from "./seed-plan.ts";

export function planSettings(plan: SeedPlan): void {
  for (const { section, key } of everySetting()) {
    const row = defaultSettingRow(section, key);
    if (section === "home" && key === "hero")
      row.value = { ...Object(row.value), captionFilm: plan.urlOf("hero") };
    if (section === "contact" && key === "mapPicture") row.value = plan.urlOf("showroom");
    // These photographs exist only in the demo.
    if (section === "home" && key === "showroom")
      row.value = {
        ...Object(row.value),
        pictures: [{ id: "showroom", picture: plan.urlOf("showroom"), widthMetres: 2 }],
      };
    if (section === "pages" && key === "swatchesPicture") row.value = plan.urlOf("poms");
    if (section === "pages" && key === "madeToMeasurePicture") row.value = plan.urlOf("rolls");
    if (section === "pages" && key === "madeToMeasurePieces" && Array.isArray(row.value))
      row.value = row.value.map((piece: { id: string }) => ({
        ...piece,
        picture: plan.urlOf(`piece-${piece.id}`),
      }));
    if (section === "promo" && key === "picture") row.value = plan.urlOf("poms");
    if (section === "catalogues" && key === "items") row.value = cataloguesOf(row.value, plan);
    plan.insert(siteSettings, row);
  }
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
