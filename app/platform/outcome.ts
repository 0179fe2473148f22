export type Toast = {
  kind: "success" | "error";
  title: string;
  text?: string;
  /** Where script runs, the form says it. */
  isInForm?: boolean;
};
export type ToastWords = Omit<Toast, "kind">;
export type FieldErrors = Record<string, string[]>;

/** Expected refusals are values; exceptions are bugs. */
export type Outcome<T = undefined> = {
  ok: boolean;
  toast?: Toast;
  fieldErrors?: FieldErrors;
  value?: T;
};

export function succeeded<T = undefined>(toast?: ToastWords, value?: T): Outcome<T> {
  return {
    ok: true,
    ...(toast && { toast: { kind: "success", ...toast } }),
    ...(value !== undefined && { value }),
  };
}

export function refused<T = undefined>(toast?: ToastWords, fieldErrors?: FieldErrors): Outcome<T> {
  return {
    ok: false,
    ...(toast && { toast: { kind: "error", ...toast } }),
    ...(fieldErrors && { fieldErrors }),
  };
}
