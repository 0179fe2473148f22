/** What a route says about how its page is delivered. */
export type RouteHandle = {
  /** A public page: HTML first, no client router. */
  islands?: boolean;
  /** How the header lies on the page's first picture. */
  header?: "over-split" | "over-media" | "vitrine";
  /** A page that fills the window and ends there. */
  footer?: "none";
};

export function isIslandsPage(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.islands === true);
}
