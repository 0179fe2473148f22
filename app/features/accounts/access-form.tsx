import type { FormMetadata } from "@conform-to/react";
import type { ReactNode, RefObject } from "react";
import { Form } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { StandingNotice } from "#app/ui/toast.tsx";
import type from "#app/ui/type.module.css";
import styles from "./access-form.module.css";

type AccessFormProps = {
  account: {
    form: Pick<FormMetadata<Record<string, unknown>>, "id" | "onSubmit">;
    element: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
  };
  title: string;
  lead?: ReactNode;
  submit: string;
  submitting: string;
  outcome?: Outcome<unknown>;
  children: ReactNode;
  instead?: ReactNode;
  after?: ReactNode;
};

export function AccessForm(props: AccessFormProps) {
  const { account, title, lead, submit, submitting, outcome, children, instead, after } = props;
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
      <h1 className={classes(type.displayM, styles.title)}>{title}</h1>
      <StandingNotice notice={outcome?.toast} />
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
        {account.isBusy ? submitting : submit}
      </Button>
      {instead}
      {after && <p className={styles.after}>{after}</p>}
    </Form>
  );
}
