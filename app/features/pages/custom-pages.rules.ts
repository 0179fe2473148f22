/** Where the site leads to a page. */
export type CustomPageLink = { title: string; path: string; place: "none" | "menu" | "footer" };

export const pathOfCustomPage = (slug: string): string => `/pagina/${slug}`;
