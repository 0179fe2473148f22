import { CONTENT_TYPES, editorAddress } from "#app/content-types.ts";
import { addressOfForm, titleOfForm } from "#app/features/settings/saving/declared-settings.ts";
import { neutralPath } from "#app/i18n/locales.ts";
import { MAIN_PAGE, PANEL_PLACES } from "./preview-places.rules.ts";

type NamedList = "/admin/tapetes" | "/admin/colecoes" | "/admin/designers" | "/admin/paginas-criadas";

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
  "cartoon-title": "desenhos",
  "yarns-title": "desenhos",
};

/** What pages show that have no form of their own, and forms of which a page shows all. */
const PAGES: Record<string, string> = {
  "/contato": "/admin/configuracoes/contato",
  "/favoritos": "/admin/tapetes",
  "/busca": "/admin/tapetes",
  "/newsletter/confirmar": "/admin/configuracoes/outras-paginas#newsletter",
  "/newsletter/sair": "/admin/configuracoes/outras-paginas#newsletter",
  "/blog": "/admin/configuracoes/contato#social",
  "/tapetes": "/admin/tapetes",
  "/colecoes": "/admin/colecoes",
  "/nossa-historia": "/admin/paginas/nossa-historia",
  "/privacidade": "/admin/paginas/privacidade",
  "/termos": "/admin/paginas/termos",
};

const MAIN_PAGE_TEXTS = "/admin/configuracoes/pagina-principal";
const GEOMETRIC = "/tapetes-geometricos";
/** A missing page may have moved. */
const REDIRECTS = "/admin/redirecionamentos";
const SET = /^amostra-(.+)-title$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function editPlaceOf(page: string, section: string): EditPlace {
  const asked = neutralPath(page);
  const path = asked === "/colecoes/3" ? GEOMETRIC : asked;
  if (titleOfForm(section)) return { address: addressOfForm(section) };
  if (section === "exposicao-title") return { address: "/admin/destaques" };
  const type = typeOf(path);
  const entry = SET.exec(section)?.[1] ?? section;
  if (type && ID.test(entry)) return { address: editorAddress(type, entry) };
  const [, first = "", slug = ""] = path.split("/");
  if (first === "produtos" && slug) {
    const anchor = RUG_SECTIONS[section];
    return { list: "/admin/tapetes", slug, ...(anchor && { anchor }) };
  }
  if (first === "colecoes" && slug) return { list: "/admin/colecoes", slug };
  if (first === "designers" && section) return { list: "/admin/designers", slug: section };
  if (first === "pagina" && slug) return { list: "/admin/paginas-criadas", slug };
  if (first === "simulador") return { address: "/simulador-admin" };
  if (first === "previa") return { address: "/admin/previas" };
  const isMain = path === MAIN_PAGE;
  const anchor = isMain ? section : undefined;
  const own = isMain ? SECTIONS[section] : PAGES[path];
  const list = typeOf(path, anchor);
  const found = own ?? (list && `/admin/${list.path}`) ?? panelOf(path, anchor);
  return { address: found ?? (isMain ? MAIN_PAGE_TEXTS : REDIRECTS) };
}

const typeOf = (path: string, anchor?: string) =>
  CONTENT_TYPES.find((one) => {
    const place = one.page({});
    return place?.path === path && (anchor === undefined || place.anchor === anchor);
  });

function panelOf(path: string, anchor: string | undefined): string | undefined {
  const [panel] =
    Object.entries(PANEL_PLACES).find(
      ([, place]) => place.path === path && (anchor === undefined || place.anchor === anchor),
    ) ?? [];
  return panel && addressOfForm(panel);
}
