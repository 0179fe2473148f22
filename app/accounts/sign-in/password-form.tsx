import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { accountTexts } from "../account/account.texts.ts";
import { REFUSED_FORM } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import styles from "./password-form.module.css";

type PasswordFormProps = {
  id: string;
  action: string;
  about: { name: string; value: string };
  onSubmit: () => void;
  children: ReactNode;
};

/** Sent as a document, because the response is a file or a redirect; a wrong password leads back to its dialog. */
export function PasswordForm({ id, action, about, onSubmit, children }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useSearchParams();
  const isNamed = query.get(REFUSED_FORM) === id;
  const [isRefused, setRefused] = useState(isNamed);
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    if (!isNamed || !dialog || dialog.open) return;
    dialog.showModal();
    form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
    // Not again after a reload.
    const without = (before: URLSearchParams) => {
      before.delete(REFUSED_FORM);
      return before;
    };
    setQuery(without, { replace: true, preventScrollReset: true });
  }, [isNamed, setQuery]);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      onSubmit={() => {
        setRefused(false);
        onSubmit();
      }}
    >
      <input type="hidden" {...about} />
      <input type="hidden" name={REFUSED_FORM} value={id} />
      <TextField
        id={`${id}-senha`}
        label={accountTexts.passwordAgain}
        name="password"
        type="password"
        autoComplete="current-password"
        error={isRefused ? accountsTexts.messages.passwordWrong : undefined}
        required
      />
      {children}
    </form>
  );
}
