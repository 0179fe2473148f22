import { type FormEvent, useEffect, useRef } from "react";
import { HeldDialog } from "#app/ui/dialogs/held-dialog.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { SignInAgainStep } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { PasswordField } from "./password-field.tsx";
import styles from "./sign-in-again.module.css";
import { useSignInAgain } from "./use-sign-in-again.ts";

const { again: texts, fields, secondFactor } = accountsTexts;
const ID = "sign-in-again";

export function SignInAgain({ email }: { email: string }) {
  const { isOver, ...way } = useSignInAgain();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOver) return dialog.current?.close();
    dialog.current?.showModal();
    secretIn(dialog.current)?.focus();
  }, [isOver]);
  return (
    <HeldDialog
      ref={dialog}
      id={ID}
      size="question"
      role="alertdialog"
      aria-labelledby={`${ID}-title`}
      aria-describedby={`${ID}-lead`}
      className={styles.dialog}
      // There is nothing usable behind it until somebody has signed in.
      onEscape={isOver ? () => secretIn(dialog.current)?.focus() : undefined}
    >
      {isOver && <Way {...way} key={way.step} email={email} />}
    </HeldDialog>
  );
}

type WayProps = Omit<ReturnType<typeof useSignInAgain>, "isOver"> & { email: string };

function Way({ step, problem, isBusy, send, choose, email }: WayProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPassword = step === "password";
  useEffect(() => secretIn(form.current)?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const state = await send(new FormData(event.currentTarget));
    const secret = secretIn(form.current);
    if (state !== "refused" || !secret) return;
    secret.value = "";
    secret.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <h2 id={`${ID}-title`} className={type.titleL}>
        {isPassword ? texts.title : secondFactor.title}
      </h2>
      <p id={`${ID}-lead`}>{leadOf(step)}</p>
      <input type="hidden" name="step" value={step} />
      {isPassword ? (
        <>
          <TextField
            id={`${ID}-email`}
            name="email"
            type="email"
            label={texts.account}
            autoComplete="username"
            value={email}
            readOnly
          />
          <PasswordField
            field={{ id: `${ID}-password`, name: "password", errors: problem ? [problem] : undefined }}
            label={fields.password}
          />
        </>
      ) : (
        <TextField
          id={`${ID}-code`}
          name="code"
          label={step === "totp" ? fields.code : fields.recoveryCode}
          error={problem}
          inputMode={step === "totp" ? "numeric" : "text"}
          autoComplete={step === "totp" ? "one-time-code" : "off"}
          data-secret
        />
      )}
      <div className={styles.actions}>
        {isPassword ? (
          <TextLink href="/admin-login" title={texts.otherText}>
            {texts.other}
          </TextLink>
        ) : (
          <TextButton onClick={() => choose(step === "totp" ? "recovery" : "totp")}>
            {step === "totp" ? secondFactor.useRecovery : secondFactor.useApp}
          </TextButton>
        )}
        <Button type="submit" variant="solid" busy={isBusy}>
          {isPassword ? texts.submit : secondFactor.submit}
        </Button>
      </div>
    </form>
  );
}

const secretIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLInputElement>("[data-secret]") ?? null;

function leadOf(step: SignInAgainStep): string {
  if (step === "password") return texts.lead;
  return step === "totp" ? secondFactor.lead : secondFactor.leadRecovery;
}
