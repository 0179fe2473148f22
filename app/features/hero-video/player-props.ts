import type { Locale } from "#app/i18n/locales.ts";
import type { HeroFilm } from "./hero-video.server.ts";

export type PlayerProps = { film: HeroFilm; locale: Locale };
