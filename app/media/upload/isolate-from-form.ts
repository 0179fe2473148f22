import type { KeyboardEvent, SyntheticEvent } from "react";

const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Stops events of a dialog inside a form from reaching it, also of a dialog that is drawn elsewhere. */
export const isolatedFromForm = {
  onInput: stay,
  onChange: stay,
  onSubmit: stay,
  onKeyDown: (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    const isIn = target instanceof HTMLInputElement && !currentTarget.contains(target.form);
    if (key === "Enter" && isIn) event.preventDefault();
  },
};
