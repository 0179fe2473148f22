export type SitemapPage = {
  path: string;
  /** Page number after the first. */
  page?: number;
  /** Addresses on this site. */
  pictures: string[];
  updatedAt?: Date;
};

export type SitemapPart = {
  name: string;
  updatedAt?: Date;
};

/** Names a part in the sitemap's address. */
export const PART_KEY = "parte";

/** Without paths that have parameters. */
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

export const SAME_AS_ANOTHER: readonly string[] = ["/colecoes/3"];
