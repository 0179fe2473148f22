/** The first that is seen and typed in. */
export const firstField = (form: HTMLElement | null): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>("input:not([type=hidden], [type=radio]), textarea") ?? [])].find(
    (field) => field.checkVisibility(),
  );
