import { byDeclaredType, editorAddress, typeNamed } from "#app/content-types.ts";

export const HISTORY_PATH = "/admin/historico";
export const TRASH_PATH = "/admin/lixeira";
/** A file in the trash is gone at its own addresses. */
export const removedPicturePath = (id: string) => `${TRASH_PATH}/${id}/imagem`;
export const SAVINGS_PER_PAGE = 20;

export const CONTENT_SLUGS = {
  products: "tapetes",
  ...byDeclaredType(({ path }) => path),
  media: "midia",
  rug_designs: "desenhos",
  settings: "configuracoes",
} as const;

export type ContentEntity = keyof typeof CONTENT_SLUGS;

export const isContentEntity = (name: string): name is ContentEntity => Object.hasOwn(CONTENT_SLUGS, name);

/** What lies in the trash without a history. */
export const RECORD_ENTITIES = [
  "media",
  "folders",
  "leads",
  "messages",
  "subscriptions",
  "mails",
  "letters",
] as const;
export type RecordEntity = (typeof RECORD_ENTITIES)[number];
export const isRecordEntity = (name: string): name is RecordEntity =>
  RECORD_ENTITIES.some((one) => one === name);

export function entityAt(slug: string): ContentEntity | null {
  const found = Object.entries(CONTENT_SLUGS).find(([entity, own]) => own === slug || entity === slug);
  return found ? (found[0] as ContentEntity) : null;
}

export const historyPath = (entity: ContentEntity, id: string) =>
  `${HISTORY_PATH}/${CONTENT_SLUGS[entity]}/${id}`;

const ELSEWHERE: Partial<Record<ContentEntity, string>> = {
  media: "/admin/midia?arquivo=",
  rug_designs: "/simulador-admin?tapete=",
};

export function screenOf(entity: ContentEntity, id: string): string {
  const elsewhere = ELSEWHERE[entity];
  if (elsewhere) return elsewhere + id;
  const declared = typeNamed(entity);
  if (declared) return editorAddress(declared, id);
  return `/admin/${CONTENT_SLUGS[entity]}${entity === "products" ? `/${id}` : ""}`;
}
