import type { KeyboardEvent, SyntheticEvent } from "react";

const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Stops events of a dialog inside a form from reaching it. */
export const isolatedFromForm = {
  onInput: stay,
  onChange: stay,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  },
};
