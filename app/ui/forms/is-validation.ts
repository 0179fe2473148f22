const INTENT = "__intent__";

/** The forms' library submits a form to itself by such a button, to validate what is corrected. */
export const isValidation = (submitter: HTMLElement | null): boolean =>
  submitter?.getAttribute("name") === INTENT;
