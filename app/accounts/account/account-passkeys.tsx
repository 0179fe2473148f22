import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { inputOf } from "../field-message.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { newPasskeyForm } from "./account-forms.rules.ts";
import { AccountSection, SectionForm } from "./account-section.tsx";
import { hasPasskeys, type KeyResult, makePasskey } from "./passkey.client.ts";
import { PasskeyRow, type PasskeyView } from "./passkey-row.tsx";

const texts = accountTexts.passkeys;

export function AccountPasskeys({ passkeys }: { passkeys: PasskeyView[] }) {
  return (
    <AccountSection id="passkeys-title" title={texts.title}>
      <p className={styles.lead}>{texts.lead}</p>
      {passkeys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.sessions} aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <NewPasskey />
    </AccountSection>
  );
}

function NewPasskey() {
  const account = useAccountForm("new-passkey", newPasskeyForm, undefined);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const { name, password } = account.fields;

  async function add(form: HTMLFormElement) {
    const fields = new FormData(form);
    setBusy(true);
    const result = hasPasskeys()
      ? await makePasskey(String(fields.get("name")), String(fields.get("password")))
      : null;
    setBusy(false);
    setProblem(result?.state === "refused" && result.isAtQuestion ? result.message : undefined);
    if (result?.state !== "done") return showReason(result);
    form.reset();
    showToast({ kind: "success", ...texts.added });
    await revalidate();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    account.form.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void add(event.currentTarget);
  }

  return (
    <SectionForm
      account={{ ...account, form: { id: account.form.id, onSubmit }, isBusy }}
      texts={{ submit: texts.add, submitting: texts.adding }}
    >
      <TextField {...inputOf(name)} label={texts.newName} help={texts.newNameHelp} autoComplete="off" />
      <PasswordField
        field={{
          // Its properties are read on demand: a copy would have none.
          ...{ id: password.id, name: password.name },
          errors: password.errors ?? (problem ? [problem] : undefined),
        }}
      />
    </SectionForm>
  );
}

function showReason(result: Exclude<KeyResult, { state: "done" }> | null): void {
  showToast({ kind: "error", title: texts.failed.title, text: reasonOf(result) });
}

function reasonOf(result: Exclude<KeyResult, { state: "done" }> | null): string {
  if (!result) return texts.unsupported;
  if (result.state === "refused") return result.message;
  const words = { cancelled: texts.cancelled, known: texts.alreadyThere, unreachable: texts.unreachable };
  return words[result.state];
}
