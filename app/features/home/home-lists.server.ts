import { contentList } from "#app/platform/db/content-list.server.ts";
import { services, testimonials, tradeShows } from "./home.table.ts";

/** The short lists of the main pages, as the owner keeps them. */
export const testimonialList = contentList(testimonials, {
  words: ["quote", "author", "role"],
  tag: "testimonials",
  title: "author",
});

export const serviceList = contentList(services, {
  words: ["title", "description"],
  tag: "services",
  title: "title",
});

export const tradeShowList = contentList(tradeShows, {
  words: ["title", "description"],
  tag: "trade-shows",
  title: "title",
});
