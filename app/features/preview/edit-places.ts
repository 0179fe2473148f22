import { CONTENT_TYPES } from "#app/content-types.ts";
import { addressOfForm } from "#app/features/settings/declared-settings.ts";
import { neutralPath } from "#app/i18n/locales.ts";
import { MAIN_PAGE, PANEL_PLACES } from "./preview-places.rules.ts";

type NamedList = "/admin/tapetes" | "/admin/colecoes" | "/admin/paginas-criadas";

export type EditPlace = { address: string } | { list: NamedList; slug: string; anchor?: string };

const SECTIONS: Record<string, string> = {
  "hero-title": "/admin/video-principal",
  "collections-title": "/admin/colecoes?lugar=faixa",
};

/** Sections of a rug's page, and the part of its editor (`editor-section.tsx`). */
const RUG_SECTIONS: Record<string, string> = {
  "facts-title": "textos",
  "scale-title": "medidas",
  "sob-medida": "sob-medida",
  "related-title": "relacionados",
  "yarns-title": "desenhos",
};

const PAGES: Record<string, string> = {
  "/tapetes": "/admin/tapetes",
  "/colecoes": "/admin/colecoes",
  "/nossa-historia": "/admin/paginas/nossa-historia",
  "/privacidade": "/admin/paginas/privacidade",
  "/termos": "/admin/paginas/termos",
};

const ALL_PAGES = "/admin/paginas";

export function editPlaceOf(page: string, section: string): EditPlace {
  const path = neutralPath(page);
  const [, first = "", slug = ""] = path.split("/");
  if (first === "produtos" && slug) {
    const anchor = RUG_SECTIONS[section];
    return { list: "/admin/tapetes", slug, ...(anchor && { anchor }) };
  }
  if (first === "colecoes" && slug) return { list: "/admin/colecoes", slug };
  if (first === "pagina" && slug) return { list: "/admin/paginas-criadas", slug };
  if (first === "simulador") return { address: "/simulador-admin" };
  const anchor = path === MAIN_PAGE ? section : undefined;
  const own = path === MAIN_PAGE ? SECTIONS[section] : PAGES[path];
  return { address: own ?? listOf(path, anchor) ?? panelOf(path, anchor) ?? ALL_PAGES };
}

function listOf(path: string, anchor: string | undefined): string | undefined {
  const type = CONTENT_TYPES.find((one) => {
    const place = one.page({});
    return place?.path === path && (anchor === undefined || place.anchor === anchor);
  });
  return type && `/admin/${type.path}`;
}

function panelOf(path: string, anchor: string | undefined): string | undefined {
  const [panel] =
    Object.entries(PANEL_PLACES).find(
      ([, place]) => place.path === path && (anchor === undefined || place.anchor === anchor),
    ) ?? [];
  return panel && addressOfForm(panel);
}
