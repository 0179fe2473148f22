/** In the page itself: from a file, the browser often reads it after it has decided to show the page without a transition. */
export const PAGE_TRANSITION_STYLE =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
