export type SitemapPage = {
  /** Neutral path. */
  path: string;
  /** Of a list of several pages, one after the first. */
  page?: number;
  /** Addresses of its pictures, on this site. */
  pictures: string[];
  updatedAt?: Date;
};

export type SitemapPart = {
  name: string;
  /** When something of it changed last. */
  updatedAt?: Date;
};

/** Names a part in the sitemap's address. */
export const PART_KEY = "parte";

/** Neutral paths of the public pages for search engines, without those that have a parameter. */
export const SITEMAP_PATHS = [
  "/",
  "/principal",
  "/colecoes",
  "/tapetes",
  "/tapetes-geometricos",
  "/galeria",
  "/curadoria",
  "/amostra-de-cores",
  "/contato",
  "/personalizados",
  "/designers",
  "/nossa-historia",
  "/privacidade",
  "/termos",
  "/acesso-exclusivo",
  "/simulador",
] as const;

/** Addresses whose canonical page is another one of the map. */
export const SAME_AS_ANOTHER: readonly string[] = ["/colecoes/3"];
