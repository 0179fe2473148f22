import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type EarlyInputs, findField, replayInput, resetFields } from "./early-input.ts";

/** Marks a part of the page that is hydrated later, until it is. */
export const DEHYDRATED = "data-dehydrated";

type ReplayProps = {
  /** Hydrated later than the page; default: all that is hydrated with the page. */
  part?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Fields hold the server's values until all components listen: their first effects read them. */
export function ReplayEarlyInput({ part, children }: ReplayProps) {
  const [, setReset] = useState(false);

  useLayoutEffect(() => {
    const fields = hydratedFields(part?.current);
    if (!fields.size) return;
    resetFields(fields);
    // An update from a layout effect flushes all effects, so no input can come between.
    setReset(true);
  }, [part]);

  // Effects run from the innermost component outwards: this one is last.
  useEffect(() => {
    const fields = hydratedFields(part?.current);
    const early = window.earlyInputs;
    for (const field of fields.keys()) early?.fields.delete(field);
    // Not before: the effects of parts that are hydrated together run one after another.
    part?.current?.removeAttribute(DEHYDRATED);
    if (!document.querySelector(`[${DEHYDRATED}]`)) {
      delete window.earlyInputs;
      early?.stop();
    }
    if (fields.size) replay(fields);
  }, [part]);

  return children;
}

function hydratedFields(part: Element | null | undefined): EarlyInputs["fields"] {
  const recorded = window.earlyInputs?.fields ?? [];
  return new Map([...recorded].filter(([field]) => field.closest(`[${DEHYDRATED}]`) === (part ?? null)));
}

function replay(fields: EarlyInputs["fields"]): void {
  // Synchronous: a plain field that an editor replaces is gone with the next render.
  for (const [field, input] of fields) {
    const found = findField(field, input);
    if (found) replayInput(found, input);
    if (field.type === "file") fields.delete(field);
  }
  // One by one: some forms derive their next state from the last render, or were remounted.
  queueMicrotask(() => {
    flushSync(() => {});
    for (const [field, input] of fields) {
      const found = findField(field, input);
      if (found) flushSync(() => replayInput(found, input));
    }
  });
}
