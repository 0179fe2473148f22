import { type RefObject, useEffect, useState } from "react";
import { useActionData } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";

/** What a field said when its form was last sent; null before, and once that was refused or lost. */
export function useSent<T>(field: RefObject<HTMLFieldSetElement | null>, said: T): T | null {
  const answer = useActionData<Outcome<unknown>>();
  const [heard, setHeard] = useState(answer);
  const [sent, setSent] = useState<T | null>(null);
  if (answer !== heard) {
    setHeard(answer);
    if (!answer?.ok) setSent(null);
  }
  useEffect(() => {
    const form = field.current?.form;
    const send = () => setSent(() => said);
    form?.addEventListener("submit", send);
    return () => form?.removeEventListener("submit", send);
  }, [field, said]);
  return sent;
}
