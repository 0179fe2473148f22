import type { ReactNode } from "react";
import { Form } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./access-form.module.css";
import type { AccountFormState } from "./account/account-form.ts";

type AccessFormProps = {
  account: AccountFormState;
  texts: { title: string; submit: string; submitting: string };
  lead?: ReactNode;
  children: ReactNode;
  instead?: ReactNode;
  after?: ReactNode;
};

export function AccessForm(props: AccessFormProps) {
  const { account, texts, lead, children, instead, after } = props;
  return (
    <Form
      method="post"
      replace
      noValidate
      id={account.form.id}
      onSubmit={account.form.onSubmit}
      ref={account.element}
      className={styles.form}
    >
      <h1 className={classes(type.displayM, styles.title)}>{texts.title}</h1>
      <StandingNotice notice={account.outcome?.toast} />
      {lead && <p className={styles.lead}>{lead}</p>}
      <input type="hidden" name="form" value={account.form.id} />
      {children}
      <Button
        type="submit"
        variant="solid"
        full
        busy={account.isBusy}
        icon={account.isBusy ? undefined : "arrow"}
      >
        {account.isBusy ? texts.submitting : texts.submit}
      </Button>
      {instead}
      {after && <p className={styles.after}>{after}</p>}
    </Form>
  );
}
