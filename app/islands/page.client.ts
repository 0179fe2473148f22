import { initDialogs } from "./dialogs.client.ts";
import { offerEditing } from "./edit-hint.client.ts";
import { initFavourites } from "./favourites.client.ts";
import { initFilms } from "./films.client.ts";
import { initLightboxes } from "./lightbox-links.client.ts";
import { addManifest } from "./manifest.client.ts";
import { initPageParts } from "./page-parts.client.ts";
import { growPiece, skipTransitionBack } from "./page-transition.client.ts";
import { holdEarlyEvents } from "./replay.client.ts";
import { markScroll, revealOnce } from "./scroll.client.ts";
import { countVisit } from "./visits.client.ts";
import { watchIslands } from "./wake.client.ts";

/** Everything that a public page does in the browser before a part of it is touched. */
holdEarlyEvents();
initDialogs();
initFavourites();
initFilms();
initLightboxes();
initPageParts();
markScroll();
revealOnce();
skipTransitionBack();
growPiece();
watchIslands();
addManifest();
offerEditing();
countVisit();
