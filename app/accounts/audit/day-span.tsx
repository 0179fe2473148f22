import { Form, useSearchParams } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { PAGE_FIELD } from "#app/ui/lists/list-address.ts";
import styles from "./audit.module.css";
import { auditTexts as texts } from "./audit.texts.ts";

const OWN = ["de", "ate", PAGE_FIELD];

type DaySpanProps = { from: string | null; until: string | null };

export function DaySpan({ from, until }: DaySpanProps) {
  const [query] = useSearchParams();
  const others = [...query].filter(([name]) => !OWN.includes(name));
  return (
    <Form key={`${from}-${until}`} className={styles.span} preventScrollReset>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField id="registro-de" name="de" type="date" label={texts.from} defaultValue={from ?? ""} />
      <TextField id="registro-ate" name="ate" type="date" label={texts.until} defaultValue={until ?? ""} />
      <Button type="submit" small>
        {texts.apply}
      </Button>
    </Form>
  );
}
