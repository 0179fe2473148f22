import { type ReactNode, useEffect, useRef } from "react";
import { Confirm } from "#app/ui/dialogs/confirm.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import type { PeopleForm } from "../accounts.rules.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./people.module.css";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleFetcher } from "./people-result.ts";

type PersonConfirmProps = {
  id: string;
  form: PeopleForm;
  person: string;
  title: string;
  text: string;
  submit: string;
  isDangerous: boolean;
  fetcher: PeopleFetcher;
  children?: ReactNode;
};

export function PersonConfirm(props: PersonConfirmProps) {
  const { id, form, person, title, text, submit, isDangerous, fetcher, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const result = fetcher.data?.gate === id ? fetcher.data : undefined;
  const isBusy = fetcher.formData?.get("gate") === id;
  useEffect(() => {
    const secret = result && element.current?.querySelector<HTMLInputElement>("[data-secret]");
    if (!secret) return;
    secret.value = "";
    if (!result.ok) secret.focus();
  }, [result]);
  return (
    <Confirm id={id} title={title} text={text} staysOpen>
      <fetcher.Form ref={element} method="post" noValidate className={styles.gate}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="gate" value={id} />
        <input type="hidden" name="id" value={person} />
        {children}
        <PasswordField
          field={{ id: `${id}-senha`, name: "password", errors: result?.fieldErrors?.password }}
        />
        <Button type="submit" variant={isDangerous ? "danger" : "solid"} busy={isBusy}>
          {isBusy ? peopleTexts.saving : submit}
        </Button>
      </fetcher.Form>
    </Confirm>
  );
}
