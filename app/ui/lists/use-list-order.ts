import { useEffect, useRef } from "react";
import { useFormAction } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { showToast } from "../feedback/toast.tsx";
import { useUndo } from "../feedback/undo-fetcher.ts";
import { type Autosave, useAutoSubmit } from "../forms/use-auto-submit.ts";
import { listOrderTexts as texts } from "./list-order.texts.ts";
import type { Sorted } from "./sortable.rules.ts";

type Sent = { words: string; before: readonly string[]; action: string };

const fieldsOf = (ids: readonly string[]) => ({ intent: "order", order: ids.join(",") });

/** Saves the order of a list at once, says what moved, and offers to take it back. */
export function useListOrder<Answer extends Outcome<unknown>>(
  nameOf: (id: string) => string,
  way?: Parameters<typeof useAutoSubmit<Answer>>[0],
): { order: Autosave<Answer>; onOrder: (ids: string[], sorted: Sorted) => void } {
  const order = useAutoSubmit<Answer>(way);
  const { answer, save } = order;
  const undo = useUndo();
  const ownAction = useFormAction();
  const sent = useRef<Sent>(undefined);
  useEffect(() => {
    const last = sent.current;
    sent.current = undefined;
    if (!answer?.ok || !last) return;
    const { words, before, action } = last;
    showToast(
      { kind: "success", title: texts.changed, ...(words && { text: words }) },
      { label: texts.undo, run: () => undo(fieldsOf(before), action) },
    );
  }, [answer, undo]);

  function onOrder(ids: string[], { id, before }: Sorted) {
    const at = ids.indexOf(id);
    const [previous, next] = [ids[at - 1], ids[at + 1]];
    // The neighbour, because the place is that of the page and not of the whole list.
    const words = previous
      ? texts.after(nameOf(id), nameOf(previous))
      : next
        ? texts.before(nameOf(id), nameOf(next))
        : "";
    sent.current = { words, before, action: way?.action ?? ownAction };
    save(fieldsOf(ids));
  }
  return { order, onOrder };
}
