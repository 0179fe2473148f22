/** Portuguese like the administration. */
const WORDS = { label: "Edição", link: "Editar esta página" };
const LABEL = `display:flex; align-items:center; background:#15181f; color:#f3f3ef; text-decoration:none;
  font:500 0.9375rem/1.3 var(--font-label); --focus:#f4b58f; outline-offset:-5px;`;
/** In the margin, where it covers neither text nor buttons; read upwards. */
const FIXED = `${LABEL} position:fixed; left:0; bottom:50%; translate:0 50%; rotate:180deg; z-index:80;
  writing-mode:vertical-rl; justify-content:center; width:min(44px, var(--margin)); padding:18px 0`;
/** In the header, or after the page: on a phone it must not cover text. */
const IN_HEADER = "display:grid; place-items:center; width:44px; height:44px; color:inherit";
const AT_END = `${LABEL} min-height:48px; padding:0 18px`;
const PENCIL = `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
  <path d="M4 20h4L20 8l-4-4L4 16zM14 6l4 4" /></svg>`;

const place = document.createElement("aside");
const link = document.createElement("a");
place.ariaLabel = WORDS.label;
link.lang = "pt-BR";
link.ariaLabel = WORDS.link;
const isPhone = matchMedia("(max-width: 767.98px)");
isPhone.addEventListener("change", stand);

stand();
aim();
for (const type of ["pointerdown", "focus", "click"]) link.addEventListener(type, aim);
addEventListener("beforeprint", leave);
addEventListener("afterprint", stand);

function stand(): void {
  const tools = isPhone.matches ? document.querySelector("[data-tools]") : null;
  const header = tools?.closest("header");
  leave();
  if (tools && header) {
    link.innerHTML = PENCIL;
    link.style.cssText = IN_HEADER;
    tools.prepend(link);
    if (header.scrollWidth <= header.clientWidth) return;
  }
  link.textContent = WORDS.link;
  link.style.cssText = isPhone.matches ? AT_END : FIXED;
  place.append(link);
  document.body.append(place);
}

function leave(): void {
  place.remove();
  link.remove();
}

function aim(): void {
  const middle = innerHeight / 2;
  const parts = [...document.querySelectorAll<HTMLElement>("main :is(section, [data-edit])")].filter((part) =>
    part.checkVisibility(),
  );
  const shown = parts.findLast((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top <= middle && bottom > middle;
  });
  // Below the page, in the footer, the last part is the nearest.
  const isBelow = (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) <= middle;
  const part = shown ?? (isBelow ? parts.at(-1) : undefined);
  const id = part?.dataset.edit || part?.id || part?.getAttribute("aria-labelledby") || "";
  link.href = `/admin/editar?${new URLSearchParams({ pagina: location.pathname, secao: id })}`;
}
