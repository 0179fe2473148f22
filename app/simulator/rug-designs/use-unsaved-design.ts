import { useState } from "react";
import type { PanelResult } from "../panel/panel-result.ts";
import { withFormValues } from "./rug-design-form-values.ts";
import type { RugDesignDraft } from "./rug-designs.rules.ts";

/** Unsaved input. Reset only after its own save; others' changes are merged when it is saved. */
export function useUnsavedDesign(opened: RugDesignDraft, result: PanelResult | undefined) {
  const [draft, setDraft] = useState(() => withFormValues(opened, result?.value?.form?.initialValue));
  const [began, setBegan] = useState(opened);
  const [sent, setSent] = useState(draft);
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (result?.ok) {
      setBegan(opened);
      if (isSame(draft, sent)) setDraft(opened);
    }
  }
  return {
    draft,
    setDraft,
    isTouched: !isSame(draft, began),
    send: () => setSent(draft),
    clear: () => setDraft(opened),
  };
}

const isSame = (one: RugDesignDraft, other: RugDesignDraft) => JSON.stringify(one) === JSON.stringify(other);
