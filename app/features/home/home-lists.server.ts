import { entriesOf } from "#app/platform/db/entries.server.ts";
import { services, testimonials, tradeShows } from "./home.table.ts";

/** The short lists of the main pages, as the owner keeps them. */
export const testimonialEntries = entriesOf(testimonials, {
  words: ["quote", "author", "role"],
  tag: "testimonials",
  title: "author",
});

export const serviceEntries = entriesOf(services, {
  words: ["title", "description"],
  tag: "services",
  title: "title",
});

export const tradeShowEntries = entriesOf(tradeShows, {
  words: ["title", "description"],
  tag: "trade-shows",
  title: "title",
});
