/** Threads fall on the way forward; going back shows the earlier page at once. */
export function skipTransitionBack(): void {
  addEventListener("pageswap", (event) => {
    if (event.activation?.navigationType === "traverse") event.viewTransition?.skipTransition();
  });
}
