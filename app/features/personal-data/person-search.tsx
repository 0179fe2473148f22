import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./person.module.css";
import { personalDataTexts } from "./personal-data.texts.ts";

const { find: texts, back } = personalDataTexts;

export function PersonSearch({ typed, error }: { typed: string[]; error: string | undefined }) {
  return (
    <>
      <Link to="/admin/leads" className={styles.back}>
        <Icon name="arrow-back" small />
        {back}
      </Link>
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
