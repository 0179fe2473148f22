import { wake } from "./wake.client.ts";

/** A click or submit on an island that still sleeps is held, wakes it, and happens then. */
export function holdEarlyEvents(): void {
  for (const type of ["click", "submit"] as const) {
    document.addEventListener(
      type,
      (event) => {
        const target = event.target;
        if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
        const island = target.closest<HTMLElement>("[data-island]:not([data-awake])");
        // A link works without its island, and so do the fields of a form; holding them would only make them slow.
        if (!island || (type === "click" && target.closest("a[href],label,input"))) return;
        const submitter = event instanceof SubmitEvent ? event.submitter : null;
        event.preventDefault();
        event.stopImmediatePropagation();
        void wake(island).then(() => {
          if (target instanceof HTMLFormElement && type === "submit") target.requestSubmit(submitter);
          else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        });
      },
      true,
    );
  }
}
