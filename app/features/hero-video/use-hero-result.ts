import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { showToast } from "#app/ui/toast.tsx";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";

export const HISTORY_HEADING = "hero-history";

/** What the tab's action answers. */
export type HeroResult = Outcome<{ form?: SubmissionResult; removed?: string }>;

/** Shows the toast of each new answer; that of a removal offers to undo it. */
export function useHeroResult(answer: HeroResult | undefined): void {
  const fetcher = useFetcher<HeroResult>({ key: "hero-history" });
  const shown = useRef<HeroResult>(undefined);
  useEffect(() => {
    if (!answer || shown.current === answer) return;
    shown.current = answer;
    if (!answer.toast) return;
    const removed = answer.value?.removed;
    // The button that had the focus is gone with its row.
    if (removed) document.getElementById(HISTORY_HEADING)?.focus();
    const undo = removed
      ? {
          label: heroVideoAdminTexts.remove.undo,
          run: () => {
            const fields = { intent: "bringBack", removed };
            void fetcher.submit(fields, { method: "post", action: "/admin/video-principal" });
          },
        }
      : undefined;
    showToast(answer.toast, undo);
  }, [answer, fetcher]);
}
