import { createContext, useContext } from "react";

/** Available during server rendering only. */
export type PageContext = {
  requestId: string;
  /** For inline scripts of hydrated pages; public pages have none. */
  nonce: string;
  /** `https://www.example.com` */
  origin: string;
  /** And in development the hot-reload runtime before it. */
  entryScript: string;
  devRuntime?: string;
  isPreview: boolean;
  /** Absent in development, where styles are reloaded one by one. */
  styleSheet?: string;
};

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext | null {
  return useContext(Context);
}
