/** Neutral paths of the public pages that a search engine should know and that have no parameter. */
export const SITEMAP_PATHS = [
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
