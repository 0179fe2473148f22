import { type ReactNode, useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { Confirm } from "#app/ui/dialogs/confirm.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import type { AccountForm, PeopleForm } from "../accounts.rules.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./people.module.css";
import { peopleTexts } from "./people.texts.ts";

type RowConfirmProps = {
  id: string;
  form: PeopleForm | AccountForm;
  row: string;
  title: string;
  text: string;
  submit: string;
  isDangerous?: boolean;
  hasPassword?: boolean;
  fetcher: FetcherWithComponents<unknown>;
  /** To this question. */
  answer: Outcome<unknown> | undefined;
  /** Of the password. */
  errors?: string[] | undefined;
  children?: ReactNode;
};

/** Asks before an act on a person, an invitation or a passkey. */
export function RowConfirm(props: RowConfirmProps) {
  const { id, form, row, title, text, submit, isDangerous, hasPassword = true } = props;
  const { fetcher, answer: result, errors = result?.fieldErrors?.password, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = fetcher.formData?.get("gate") === id;
  useEffect(() => {
    if (result?.ok) dialog.current?.close();
    const secret = result && dialog.current?.querySelector<HTMLInputElement>("[data-secret]");
    if (!secret) return;
    secret.value = "";
    if (!result.ok) secret.focus();
  }, [result]);
  return (
    <Confirm ref={dialog} id={id} title={title} text={text} staysOpen>
      <fetcher.Form method="post" noValidate className={styles.gate}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="gate" value={id} />
        <input type="hidden" name="id" value={row} />
        {children}
        {hasPassword && <PasswordField field={{ id: `${id}-password`, name: "password", errors }} />}
        <Button type="submit" variant={isDangerous ? "danger" : "solid"} busy={isBusy}>
          {isBusy ? peopleTexts.saving : submit}
        </Button>
      </fetcher.Form>
    </Confirm>
  );
}
