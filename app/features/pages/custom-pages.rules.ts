/** Where the site leads to a page; `title` is its short name if it has one. */
export type CustomPageLink = { id: string; title: string; path: string; place: "none" | "menu" | "footer" };

export const pathOfCustomPage = (slug: string): string => `/pagina/${slug}`;
