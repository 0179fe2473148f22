import type { DeclaredType } from "#app/content-types.ts";
import type { MediaType } from "#app/media/media.rules.ts";

export const USE_AREAS = ["products", "simulator", "settings", "films", "drafts", "letters"] as const;
export type UseArea = (typeof USE_AREAS)[number] | DeclaredType;

export const VIEWS = ["imagens", "videos", "tapetes", "documentos", "sem-descricao", "sem-uso"] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_FIELD = "ver";
export const CROP_FIELD = "recortar";

const FILM: readonly MediaType[] = ["video/mp4"];
const DOCUMENT: readonly MediaType[] = ["application/pdf"];
const RUG: readonly MediaType[] = ["image/png"];

export function viewOf(params: URLSearchParams): View | "" {
  const asked = params.get(VIEW_FIELD);
  return VIEWS.find((view) => view === asked) ?? "";
}

export function typesOf(view: View | "", pictures: readonly MediaType[]): readonly MediaType[] {
  if (view === "imagens") return pictures;
  if (view === "videos") return FILM;
  if (view === "tapetes") return RUG;
  return view === "documentos" ? DOCUMENT : [];
}
