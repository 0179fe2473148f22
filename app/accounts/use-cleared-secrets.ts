import { type RefObject, useEffect } from "react";

/** Passwords and codes are not left in a form after its answer. */
export function useClearedSecrets(within: RefObject<HTMLElement | null>, answer: unknown): void {
  useEffect(() => {
    if (!answer) return;
    for (const secret of within.current?.querySelectorAll<HTMLInputElement>("[data-secret]") ?? [])
      secret.value = "";
  }, [within, answer]);
}
