export type RouteHandle = {
  /** A public page: HTML without client router. */
  islands?: boolean;
  /** Style of the header over the first picture. */
  header?: "over-split" | "over-media" | "dark";
  /** `none`: a page that fills the window. `no-newsletter`: a page that has the newsletter's form itself. */
  footer?: "none" | "no-newsletter";
  /** What an address shows beside the route's own script; hydration waits for it. */
  ready?: (search: string) => Promise<void>;
  /** Addresses below the route that open over its screen. */
  dialogs?: readonly string[];
  /** A list with what is opened from it beside it, on wide screens (`ListDetail`). */
  showsItemsBeside?: boolean;
};

export function isIslandsPage(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.islands === true);
}
