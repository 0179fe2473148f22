import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Sorted, type Step, stepped } from "./sortable.rules.ts";
import type { SortableTexts } from "./sortable.texts.ts";

type Sorting = {
  ids: string[];
  revision?: unknown;
  texts: SortableTexts;
  nameOf: (id: string) => string;
  onOrder: (ids: string[], change: Sorted) => void;
};

type Lifted = { id: string; before: string[] };

const KEY_STEPS: Partial<Record<string, Step>> = {
  ArrowUp: "back",
  ArrowLeft: "back",
  ArrowDown: "forward",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
};

export function useSorting({ ids, revision, texts, nameOf, onOrder }: Sorting) {
  const [order, setOrder] = useOrder(ids, revision);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [spoken, setSpoken] = useState("");

  const say = (sentence: keyof SortableTexts & SpokenText, id: string, list: string[]) =>
    setSpoken(texts[sentence](nameOf(id), list.indexOf(id) + 1, list.length));

  function applyOrder(next: string[], id: string, before = order) {
    setOrder(next);
    say("dropped", id, next);
    if (next.join() !== before.join()) onOrder(next, { id, before });
  }

  function drop() {
    if (!lifted) return;
    setLifted(null);
    applyOrder(order, lifted.id, lifted.before);
  }

  function press(event: KeyboardEvent, id: string) {
    const isHeld = lifted?.id === id;
    const step = KEY_STEPS[event.key];
    if (event.key === " ") {
      event.preventDefault();
      if (isHeld) return drop();
      drop();
      setLifted({ id, before: order });
      say("taken", id, order);
    } else if (isHeld && step) {
      event.preventDefault();
      const next = stepped(order, id, step);
      setOrder(next);
      say("moved", id, next);
    } else if (isHeld && event.key === "Escape") {
      // Escape cancels the move only, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setLifted(null);
      setOrder(lifted.before);
      say("cancelled", id, lifted.before);
    } else if (isHeld && (event.key === "Tab" || event.key === "Enter")) drop();
  }

  useDropOnPress(lifted !== null, drop);
  const keepFocus = useFocusKept(lifted?.id, order);
  return {
    order,
    lifted: lifted?.id,
    spoken,
    applyOrder,
    drop,
    press,
    step: (id: string, step: Step) => {
      keepFocus(id);
      applyOrder(stepped(order, id, step), id);
    },
  };
}

type SpokenText = "taken" | "moved" | "dropped" | "cancelled";

/** Keeps the moved order while saving; added or removed items reset it. */
function useOrder(ids: string[], revision: unknown) {
  const [order, setOrder] = useState(ids);
  const [base, setBase] = useState({ ids, revision });
  if (base.ids.join() !== ids.join() || base.revision !== revision) {
    setBase({ ids, revision });
    setOrder(ids);
  }
  return [order, setOrder] as const;
}

function useDropOnPress(isHeld: boolean, drop: () => void) {
  useEffect(() => {
    if (!isHeld) return;
    addEventListener("pointerdown", drop);
    return () => removeEventListener("pointerdown", drop);
  });
}

/** An element moved in the DOM loses the focus. Returns a function that restores it once. */
function useFocusKept(held: string | undefined, order: string[]) {
  const once = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have moved the piece
  useLayoutEffect(() => {
    const id = held ?? once.current;
    once.current = undefined;
    if (id) document.getElementById(handleId(id))?.focus();
  }, [held, order]);
  return (id: string) => {
    once.current = id;
  };
}

export const handleId = (id: string) => `move-${id}`;
