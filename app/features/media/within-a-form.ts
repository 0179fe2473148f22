import type { KeyboardEvent, SyntheticEvent } from "react";

const stay = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For a dialog that may stand inside a form: what is typed in it is no change of the form, and Enter in one of its
 * fields does not send it.
 */
export const apartFromForm = {
  onInput: stay,
  onChange: stay,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  },
};
