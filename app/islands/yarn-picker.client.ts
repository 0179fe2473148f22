import { observeIslands } from "./hydrate-islands.client.ts";
import { withPalette } from "./png-palette.ts";

type Design = { url: string; swaps: Record<number, string> };

export function initYarnPicker(picker: HTMLElement): void {
  const section = picker.closest("section");
  const chosen = section?.querySelector<HTMLElement>("[data-chosen-yarns]");
  if (!section || !chosen) return;
  const follow = async (address: string) => {
    chosen.setAttribute("aria-busy", "true");
    const response = await fetch(address);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.querySelector("[data-chosen-yarns]");
    if (!response.ok || !next) throw new Error(`No picker at ${address}`);
    for (const link of page.querySelectorAll("[data-yarn-picker] [data-yarn]")) {
      const own = picker.querySelector(`[data-yarn="${link.getAttribute("data-yarn")}"]`);
      own?.setAttribute("href", link.getAttribute("href") ?? "");
      if (link.hasAttribute("aria-current")) own?.setAttribute("aria-current", "true");
      else own?.removeAttribute("aria-current");
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]"))
      link.href = page.querySelector<HTMLAnchorElement>(`a[hreflang="${link.hreflang}"]`)?.href ?? link.href;
    const isWithin = chosen.contains(document.activeElement);
    const typed = typedIn(chosen);
    chosen.innerHTML = next.innerHTML;
    retype(chosen, typed);
    chosen.removeAttribute("aria-busy");
    // The focused element is gone: focus the next removable yarn, or the picker.
    if (isWithin)
      (chosen.querySelector<HTMLElement>("[data-yarn]") ?? picker.querySelector("a"))?.focus({
        preventScroll: true,
      });
    const status = section.querySelector("[data-yarn-status]");
    if (status) status.textContent = chosen.querySelector("h3")?.textContent ?? "";
    history.replaceState(history.state, "", address);
    observeIslands();
    recolour(chosen);
  };
  let last = Promise.resolve();
  section.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-yarn]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    last = last.then(() => follow(link.href)).catch(() => location.assign(link.href));
  });
  recolour(chosen);
}

type Typed = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (chosen: Element) => [
  ...chosen.querySelectorAll<Typed>("input:not([type=hidden]), textarea"),
];

/** What a visitor wrote in the request for samples, which is made anew with other yarns. */
const typedIn = (chosen: Element) =>
  fieldsOf(chosen).filter(
    (field) => field.value !== field.defaultValue || ("checked" in field && field.checked),
  );

function retype(chosen: Element, typed: readonly Typed[]): void {
  for (const field of fieldsOf(chosen)) {
    const before = typed.find(({ name }) => name === field.name);
    if (!before) continue;
    // Only the names of the yarns are changed in what the form began with.
    field.value = before.value.replace(before.defaultValue, () => field.defaultValue);
    if ("checked" in field && "checked" in before) field.checked = before.checked;
  }
}

/** Addresses of the dyed pictures that are shown. */
const dyedPictures: string[] = [];

function recolour(chosen: HTMLElement): void {
  for (const address of dyedPictures.splice(0)) URL.revokeObjectURL(address);
  const rack = chosen.querySelector<HTMLElement>("[data-recolour]");
  if (!rack) return;
  const designs = JSON.parse(rack.dataset.recolour ?? "[]") as Design[];
  const items = [...rack.querySelectorAll("li")];
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const design = designs[items.indexOf(target as HTMLLIElement)];
        if (!isIntersecting || !design) continue;
        near.unobserve(target);
        // Without its design a rug cannot be recoloured, so it is left out.
        dye(target, design).catch(() => target.remove());
      }
    },
    { rootMargin: "50%" },
  );
  for (const item of items) near.observe(item);
}

async function dye(item: Element, { url, swaps }: Design): Promise<void> {
  const image = item.querySelector("img");
  const response = await fetch(url);
  if (!image || !response.ok) throw new Error(`No design at ${url}`);
  const dyed = withPalette(new Uint8Array(await response.arrayBuffer()), swaps);
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([dyed], { type: "image/png" }));
  dyedPictures.push(picture.src);
  await picture.decode();
  for (const source of item.querySelectorAll("source")) source.remove();
  image.removeAttribute("srcset");
  image.src = picture.src;
}
