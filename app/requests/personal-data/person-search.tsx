import { Form } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { BackLink } from "#app/ui/layout/back-link.tsx";
import styles from "./person.module.css";
import { personalDataTexts } from "./personal-data.texts.ts";

const { find: texts, back } = personalDataTexts;

export function PersonSearch({ typed, error }: { typed: string[]; error: string | undefined }) {
  return (
    <>
      <BackLink to="/admin/leads">{back}</BackLink>
      <Form role="search" className={styles.search}>
        <TextField
          key={typed[0]}
          id="person"
          name="quem"
          label={texts.label}
          help={texts.help}
          error={error}
          defaultValue={typed[0]}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="solid" icon="search">
          {texts.button}
        </Button>
      </Form>
    </>
  );
}
