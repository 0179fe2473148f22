import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Confirm, opens } from "#app/ui/dialogs/confirm.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { AccountForm } from "../accounts.rules.ts";
import { fieldMessage } from "../field-message.ts";
import type { FormResult } from "../read-form.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";

const texts = accountTexts.passkeys;

export type PasskeyView = { id: string; name: string; since: string };
type Fetcher = ReturnType<typeof useFetcher<FormResult & { form: AccountForm }>>;

export function PasskeyRow({ passkey: { id, name, since } }: { passkey: PasskeyView }) {
  const fetcher: Fetcher = useFetcher({ key: `passkey-${id}` });
  const errorsOf = (form: AccountForm, field: string) =>
    fetcher.data?.form === form ? (fetcher.data.result?.error?.[field] ?? undefined) : undefined;
  useOutcomeToast(fetcher.data?.outcome);
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{texts.since(since)}</span>
      </div>
      <div className={styles.actions}>
        <TextButton {...opens(`rename-${id}`)} aria-label={texts.renameName(name)}>
          {texts.rename}
        </TextButton>
        <TextButton {...opens(`remove-${id}`)} aria-label={texts.removeName(name)}>
          {texts.remove}
        </TextButton>
      </div>
      <KeyDialog
        id={`rename-${id}`}
        passkey={id}
        form="rename-passkey"
        title={texts.renameTitle(name)}
        text={texts.renameText}
        submit={texts.rename}
        fetcher={fetcher}
      >
        <TextField
          id={`rename-${id}-name`}
          name="name"
          label={texts.newName}
          defaultValue={name}
          error={fieldMessage(errorsOf("rename-passkey", "name"))}
          autoComplete="off"
        />
      </KeyDialog>
      <KeyDialog
        id={`remove-${id}`}
        passkey={id}
        form="remove-passkey"
        title={texts.removeTitle(name)}
        text={texts.removeText}
        submit={texts.remove}
        fetcher={fetcher}
      >
        <PasswordField
          field={{
            id: `remove-${id}-password`,
            name: "password",
            errors: errorsOf("remove-passkey", "password"),
          }}
        />
      </KeyDialog>
    </li>
  );
}

type KeyDialogProps = {
  id: string;
  passkey: string;
  form: "rename-passkey" | "remove-passkey";
  title: string;
  text: string;
  submit: string;
  fetcher: Fetcher;
  children: ReactNode;
};

function KeyDialog({ id, passkey, form, title, text, submit, fetcher, children }: KeyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, state } = fetcher;
  useEffect(() => {
    if (data?.form === form && data.outcome?.ok) dialog.current?.close();
  }, [data, form]);
  return (
    <Confirm ref={dialog} id={id} title={title} text={text} staysOpen>
      <fetcher.Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="id" value={passkey} />
        {children}
        <Button
          type="submit"
          variant={form === "remove-passkey" ? "danger" : "solid"}
          busy={state !== "idle"}
        >
          {submit}
        </Button>
      </fetcher.Form>
    </Confirm>
  );
}
