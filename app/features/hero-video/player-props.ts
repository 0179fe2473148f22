import type { Locale } from "#app/i18n/locales.ts";
import type { HeroFilm } from "./hero-video.server.ts";

/** What every player gets, whichever kind of film it shows. */
export type PlayerProps = { film: HeroFilm; locale: Locale };
