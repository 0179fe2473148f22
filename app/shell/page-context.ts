import { createContext, useContext } from "react";

/** The request's data while the server renders a page; absent in the browser. */
export type PageContext = {
  requestId: string;
  /** For the inline scripts of hydrated pages; public pages have none. */
  nonce: string;
  /** The site's own origin: `https://www.example.com`. */
  origin: string;
  /** Address of the entry script and, in development, of the hot-reload runtime that must precede it. */
  entryScript: string;
  devRuntime?: string;
  /** What it shows is not published. */
  isPreview: boolean;
  /** The page's styles in one file; absent in development, where each component's are reloaded by themselves. */
  styleSheet?: string;
};

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext | null {
  return useContext(Context);
}
