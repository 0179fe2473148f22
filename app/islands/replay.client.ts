import { hydrateOnce } from "./hydrate-islands.client.ts";

/** Its script could not be loaded: what is repeated works as without script. */
let unscripted: HTMLElement | null = null;

/** Holds clicks and submits on an island that is not hydrated yet, and repeats them afterwards. */
export function holdEarlyEvents(): void {
  for (const type of ["click", "submit"] as const) {
    document.addEventListener(
      type,
      (event) => {
        const target = event.target;
        if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
        const island = target.closest<HTMLElement>("[data-island]:not([data-hydrated])");
        // Links and form fields work without script, so they are not held.
        if (!island || (type === "click" && target.closest("a[href],label,input"))) return;
        if (island === unscripted) return;
        const submitter = event instanceof SubmitEvent ? event.submitter : null;
        event.preventDefault();
        event.stopImmediatePropagation();
        void hydrateOnce(island).then((isHydrated) => {
          unscripted = isHydrated ? null : island;
          if (target instanceof HTMLFormElement && type === "submit") target.requestSubmit(submitter);
          else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          unscripted = null;
        });
      },
      true,
    );
  }
}
