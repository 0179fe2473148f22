import { xmlText } from "#app/site/seo/xml.ts";

type Feed = {
  language: string;
  title: string;
  description: string;
  site: string;
  self: string;
  items: {
    id: string;
    title: string;
    description: string;
    link: string;
    picture: string | undefined;
    at: Date;
  }[];
};

export function drawFeed({ language, title, description, site, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", title),
    element("link", site),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    element("description", description),
    element("language", language),
    ...(items[0] ? [element("lastBuildDate", items[0].at.toUTCString())] : []),
    ...items.flatMap(({ picture, ...item }) => [
      "<item>",
      element("title", item.title),
      element("link", item.link),
      `<guid isPermaLink="false">${xmlText(item.id)}</guid>`,
      element("pubDate", item.at.toUTCString()),
      element("description", item.description),
      ...(picture ? [`<media:content url="${xmlText(picture)}" medium="image"/>`] : []),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
