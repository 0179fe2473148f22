import { useEffect } from "react";
import { EmptyState } from "./empty-state.tsx";
import { showToast } from "./toast.tsx";

/** Stands where a list could not be read, and is a toast as well until it is gone. */
export function ReadFailure({ title, next }: { title: string; next: string }) {
  useEffect(() => showToast({ kind: "error", title, text: next }), [title, next]);
  return <EmptyState title={title} next={next} isFailure />;
}
