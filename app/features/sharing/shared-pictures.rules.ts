import { type Locale, pathFor } from "#app/i18n/locales.ts";

/** Stated in the consent and on the privacy page. */
export const SHARED_DAYS = 30;

/** Per network address and hour. */
export const SHARED_PER_ADDRESS = 10;

/** Query key of the removal secret; empty for the maker. */
export const REMOVAL_QUERY = "apagar";

export const sharedPicturePath = (locale: Locale, id: string) => pathFor(locale, `/simulador/imagem/${id}`);
export const sharedFilePath = (id: string) => `/simulador/imagens/${id}/foto.jpg`;

const SECRET = /^[0-9a-f]{32}$/;
export const isSecret = (text: string): boolean => SECRET.test(text);

export type SharedPictureResponse =
  | { state: "stored"; id: string; until: string }
  | { state: "refused" | "tooMany" | "failed" };
