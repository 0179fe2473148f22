import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type EarlyInputs, findField, replayInput, resetFields } from "#app/platform/early-input.ts";

/** Fields hold the server's values until all components listen: their first effects read them. */
export function ReplayEarlyInput({ children }: { children: ReactNode }) {
  const [, setReset] = useState(false);

  useLayoutEffect(() => {
    const fields = window.earlyInputs?.fields;
    if (!fields?.size) return;
    resetFields(fields);
    // An update from a layout effect flushes all effects, so no input can come between.
    setReset(true);
  }, []);

  // Effects run from the innermost component outwards: this one is last.
  useEffect(() => {
    const early = window.earlyInputs;
    delete window.earlyInputs;
    early?.stop();
    if (early?.fields.size) replay(early.fields);
  }, []);

  return children;
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
