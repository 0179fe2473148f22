import { createContext, useContext } from "react";
import type { Locale } from "#app/i18n/locales.ts";

export type MenuPage = {
  id: string;
  title: string;
  active: boolean;
  /** Languages of the site in which it has no title, so that their menu leaves it out. */
  missing: Locale[];
};

const MenuPagesContext = createContext<readonly MenuPage[]>([]);

/** For the form that orders the menu, several components below the screen. */
export const MenuPages = MenuPagesContext.Provider;

export const useMenuPages = (): readonly MenuPage[] => useContext(MenuPagesContext);
