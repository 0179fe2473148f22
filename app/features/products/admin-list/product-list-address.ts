/** A row is 3 kB of HTML, and a page at most 120. */
export const PRODUCT_PAGE_SIZE = 30;

/** Published; hidden; or withdrawn, with a page that says so. */
export const PRODUCT_STATES = ["published", "draft", "withdrawn"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
/** "new": a draft that no visitor ever saw. */
export type ShownState = ProductState | "new";

export const CATALOGUE_PATH = "/admin/tapetes";
/** Stands for the id of a new rug. */
export const NEW_PRODUCT = "novo";
export const productPath = (id: string) => `${CATALOGUE_PATH}/${id}`;

/** Begins a featured place from this rug. */
export const FEATURED_FROM_KEY = "tapete";

export const PRODUCT_PARAMS = { search: "q", collection: "colecao", state: "situacao" } as const;

export const PRODUCT_FILTERS = [...PRODUCT_STATES, "drafted", "scheduled", "outsideSimulator"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

const FILTER_WORDS: Record<string, ProductFilter> = {
  "no-site": "published",
  "fora-do-site": "draft",
  "fora-de-linha": "withdrawn",
  "com-rascunho": "drafted",
  agendados: "scheduled",
  "fora-do-simulador": "outsideSimulator",
};

export const readProductFilter = (query: URLSearchParams): ProductFilter | null =>
  FILTER_WORDS[query.get(PRODUCT_PARAMS.state) ?? ""] ?? null;

export const filterParam = (filter: ProductFilter): string =>
  Object.keys(FILTER_WORDS).find((word) => FILTER_WORDS[word] === filter) ?? "";
