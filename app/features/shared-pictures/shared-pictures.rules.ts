import { type Locale, pathFor } from "#app/i18n/locales.ts";

/** How long a picture is shown at its link; the consent and the privacy page state it. */
export const SHARED_DAYS = 30;

/** From one address on the network in an hour. */
export const SHARED_PER_ADDRESS = 10;

/** The query of a link by which a picture can be removed; without a value it is the maker's own way. */
export const REMOVAL_QUERY = "apagar";

export const sharedPicturePath = (locale: Locale, id: string) => pathFor(locale, `/simulador/imagem/${id}`);
export const sharedFilePath = (id: string) => `/simulador/imagens/${id}/foto.jpg`;

const SECRET = /^[0-9a-f]{32}$/;
/** 128 random bits that the browser made. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** What the server answers to the studio. */
export type SharedPictureResponse =
  | { state: "stored"; id: string; until: string }
  | { state: "refused" | "tooMany" | "failed" };
