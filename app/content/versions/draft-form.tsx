import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { DRAFT_FORM } from "#app/platform/lost-connection.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";

export type DraftFormTarget = { slug: string; id: string; locale: string };

type DraftFormProps = DraftFormTarget & { className?: string | undefined; children: ReactNode };

/** Posted to the screen itself: the script of another one could not be loaded while the connection is lost. */
export function DraftForm({ className, children, ...target }: DraftFormProps) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Outcome<unknown>>();
  useOutcomeToast(fetcher.data);
  const query = new URLSearchParams(search);
  query.set(DRAFT_FORM, "1");
  return (
    <fetcher.Form method="post" action={`${pathname}?${query}`} preventScrollReset className={className}>
      {Object.entries(target).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}
