const NOISE = "script, style, meta, link, title, o\\:p, xml, iframe, object, embed, form, img, svg";
const LEFT_OUT = `${NOISE}, [style*="mso-list:Ignore"], [style*="mso-list: Ignore"]`;
const WORD_ITEM = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';
/** Dates that were cut in the editor are no numbered list. */
const LISTS = "ul, ol:not([data-timeline])";
const OTHER_HEADINGS = "h1, h3, h4, h5, h6";

/** One heading level, real lists, quotations of paragraphs, no external pictures. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const item of page.querySelectorAll(WORD_ITEM)) item.replaceWith(wordItem(page, item));
  for (const noise of page.querySelectorAll(LEFT_OUT)) noise.remove();
  for (const heading of page.querySelectorAll(OTHER_HEADINGS)) {
    const plain = page.createElement("h2");
    plain.append(...heading.childNodes);
    heading.replaceWith(plain);
  }
  joinLists(page);
  for (const quotation of page.querySelectorAll("blockquote")) straighten(page, quotation);
  return page.body.innerHTML;
}

/** Word writes list items as paragraphs with a bullet or number. */
function wordItem(page: Document, paragraph: Element): Element {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const isNumbered = /^\s*(\d+|[a-z])[.)]/i.test(marker?.textContent ?? "");
  const list = page.createElement(isNumbered ? "ol" : "ul");
  const item = page.createElement("li");
  marker?.remove();
  item.append(...paragraph.childNodes);
  list.append(item);
  return list;
}

/** Headings, items and quotations inside become paragraphs; who said it, an attribute. */
function straighten(page: Document, quotation: Element): void {
  const figure = quotation.closest("figure");
  const author = quotation.querySelector("footer") ?? figure?.querySelector("figcaption");
  if (author)
    quotation.setAttribute("author", (author.textContent ?? "").replace(/^\s*[—–-]?\s*/, "").trim());
  author?.remove();
  for (const part of quotation.querySelectorAll("h2, li")) {
    const plain = page.createElement("p");
    plain.append(...part.childNodes);
    part.replaceWith(plain);
  }
  for (const outer of quotation.querySelectorAll("ul, ol, blockquote"))
    outer.replaceWith(...outer.childNodes);
}

function joinLists(page: Document): void {
  for (const list of page.querySelectorAll(LISTS)) {
    const before = list.previousElementSibling;
    if (before?.tagName !== list.tagName || !before.matches(LISTS)) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}
