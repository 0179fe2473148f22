import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type EarlyInputs, findField, replayInput, resetFields } from "#app/platform/early-input.ts";

/**
 * Around the whole page: what was typed or chosen before hydration is done again once every component listens, as if
 * it happened then. Until then the fields hold what the server rendered, because components look at them in their
 * first effects to learn what a form began with.
 */
export function ReplayEarlyInput({ children }: { children: ReactNode }) {
  const [, setReset] = useState(false);

  useLayoutEffect(() => {
    const fields = window.earlyInputs?.fields;
    if (!fields?.size) return;
    resetFields(fields);
    // An update from a layout effect makes React run all other effects at once: nobody can type between the two.
    setReset(true);
  }, []);

  // Effects run from the innermost component outwards: this one is the last.
  useEffect(() => {
    const early = window.earlyInputs;
    delete window.earlyInputs;
    early?.stop();
    if (early?.fields.size) replay(early.fields);
  }, []);

  return children;
}

function replay(fields: EarlyInputs["fields"]): void {
  // At once, because a plain field that stands in for an editor is gone with the next render.
  for (const [field, input] of fields) {
    const found = findField(field, input);
    if (found) replayInput(found, input);
    if (field.type === "file") fields.delete(field);
  }
  // Then one after the other, where that did not last: a form that builds its next state from the one rendered last
  // took the last of several changes only, and one that found an earlier unsaved version was rendered anew.
  queueMicrotask(() => {
    flushSync(() => {});
    for (const [field, input] of fields) {
      const found = findField(field, input);
      if (found) flushSync(() => replayInput(found, input));
    }
  });
}
