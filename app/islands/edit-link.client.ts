/** The administration speaks Portuguese, whatever the page's language. */
const WORDS = { label: "Edição", link: "Editar esta página" };
const STYLE = `position:fixed; left:16px; bottom:calc(10vh + env(safe-area-inset-bottom)); z-index:80;
  display:flex; align-items:center; min-height:48px; padding:0 18px; background:#15181f; color:#f3f3ef;
  font:500 0.9375rem/1.3 var(--label); text-decoration:none; --focus:#f4b58f; outline-offset:-5px`;

const place = document.createElement("aside");
const link = document.createElement("a");
place.ariaLabel = WORDS.label;
place.lang = "pt-BR";
link.textContent = WORDS.link;
link.style.cssText = STYLE;
place.append(link);
document.body.append(place);

aim();
for (const type of ["pointerdown", "focus", "click"]) link.addEventListener(type, aim);
// On paper there is nothing to edit.
addEventListener("beforeprint", () => place.remove());
addEventListener("afterprint", () => document.body.append(place));

/** The page, and the part of it that is in the middle of the window. */
function aim(): void {
  const middle = innerHeight / 2;
  const section = [...document.querySelectorAll<HTMLElement>("main section")].findLast((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top <= middle && bottom > middle;
  });
  const id = section?.id || section?.getAttribute("aria-labelledby") || "";
  link.href = `/admin/editar?${new URLSearchParams({ pagina: location.pathname, secao: id })}`;
}
