import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";

export const HISTORY_HEADING = "hero-history";

export type HeroResult = Outcome<{ form?: SubmissionResult; removed?: string }>;

export function useHeroResult(result: HeroResult | undefined): void {
  const fetcher = useFetcher<HeroResult>({ key: "hero-history" });
  const shown = useRef<HeroResult>(undefined);
  useEffect(() => {
    if (!result || shown.current === result) return;
    shown.current = result;
    if (!result.toast) return;
    const removed = result.value?.removed;
    // The focused button was removed with its row.
    if (removed) document.getElementById(HISTORY_HEADING)?.focus();
    const undo = removed
      ? {
          label: heroVideoAdminTexts.remove.undo,
          run: () => {
            const fields = { intent: "undelete", removed };
            void fetcher.submit(fields, { method: "post", action: "/admin/video-principal" });
          },
        }
      : undefined;
    showToast(result.toast, undo);
  }, [result, fetcher]);
}
