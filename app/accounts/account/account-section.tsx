import type { ReactNode } from "react";
import { Form } from "react-router";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { Button, type ButtonStyle } from "#app/ui/forms/button.tsx";
import type { AccountForm } from "../accounts.rules.ts";
import type { FormResult } from "../read-form.ts";
import styles from "./account.module.css";
import type { AccountFormState } from "./account-form.ts";

export type SectionResult = (FormResult & { form: AccountForm }) | undefined;

export const resultOf = <A extends { form: AccountForm }>(form: AccountForm, result: A | undefined) =>
  result?.form === form ? result : undefined;

type SectionProps = { id: string; title: string; children: ReactNode };

export function AccountSection({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

type SectionFormProps = {
  account: AccountFormState;
  texts: { submit: string; submitting: string };
  variant?: ButtonStyle["variant"];
  children?: ReactNode;
};

export function SectionForm({ account, texts, variant, children }: SectionFormProps) {
  return (
    <Form
      method="post"
      noValidate
      id={account.form.id}
      onSubmit={account.form.onSubmit}
      ref={account.element}
      className={styles.form}
    >
      <StandingNotice notice={account.outcome?.toast} />
      <input type="hidden" name="form" value={account.form.id} />
      {children}
      <Button type="submit" variant={variant} busy={account.isBusy} className={styles.submit}>
        {account.isBusy ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
