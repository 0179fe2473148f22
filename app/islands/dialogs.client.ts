import { whenLoaded } from "./when-loaded.client.ts";

/** Set in this tab by a seen notice: the next dialog that opens by itself is skipped for one page. */
const NOTICE_SEEN = "urdume.notice-seen";

export function initDialogs(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", followCommand);
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", closeOnGround);
    dialog.addEventListener("click", closeOnAnchor);
    addEventListener("pagehide", () => closeOnLeaving(dialog));
    if (dialog.dataset.closeTo) dialog.addEventListener("close", leadOn);
    if (dialog.dataset.openAfter) openLater(dialog);
    if (dialog.dataset.notice)
      new MutationObserver(() => dialog.open && write("sessionStorage", NOTICE_SEEN, "1")).observe(dialog, {
        attributeFilter: ["open"],
      });
  }
}

function followCommand(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>("button[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "show-modal") dialog.showModal();
  else dialog.close();
}

/** A click on the dialog element itself is on its backdrop; its children cover the rest. */
function closeOnGround(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}

function closeOnAnchor(event: MouseEvent): void {
  if ((event.target as Element).closest("a[href*='#']")) (event.currentTarget as HTMLDialogElement).close();
}

/** Its event may wait in the back/forward cache until the page is shown again. */
const closedOnLeaving = new WeakSet<HTMLDialogElement>();

/** Whoever goes back finds the page itself. The studio's dialog did not come with the page and stays. */
function closeOnLeaving(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  closedOnLeaving.add(dialog);
  dialog.close();
}

function leadOn(event: Event): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (!closedOnLeaving.delete(dialog)) location.assign(dialog.dataset.closeTo ?? "/");
}

/** At most once per calendar day of this browser, and not right after a notice. */
function openLater(dialog: HTMLDialogElement): void {
  const key = dialog.dataset.onceADay ?? "";
  const open = () => {
    // Another tab may have shown it meanwhile.
    const today = localDay(new Date());
    if (key && read("localStorage", key) === today) return;
    // Another dialog is or was open: wait for another page.
    if (document.querySelector("dialog[open]")) return;
    if (read("sessionStorage", NOTICE_SEEN)) return write("sessionStorage", NOTICE_SEEN, "");
    dialog.showModal();
    if (key) write("localStorage", key, today);
  };
  whenLoaded(() => setTimeout(open, Number(dialog.dataset.openAfter)));
}

/** "2026-11-26". A formatter of the browser's costs as much as the rest of the page's script. */
function localDay(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

type Kept = "localStorage" | "sessionStorage";

function read(where: Kept, key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

function write(where: Kept, key: string, value: string): void {
  try {
    window[where].setItem(key, value);
  } catch {
    // Storage may be forbidden; the dialog is then shown on each page.
  }
}
