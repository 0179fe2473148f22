import { useState } from "react";
import { parseTelephone, telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { settingsAdminTexts } from "../settings-admin.texts.ts";
import styles from "./interpreted-value.module.css";
import { telephoneHelp } from "./telephone-words.ts";

const texts = settingsAdminTexts.telephone;

type TelephoneFieldProps = {
  id: string;
  name: string;
  label: string;
  error?: string;
  opens: "whatsapp" | "telephone" | undefined;
  value: string;
};

export function TelephoneField({ opens, value, ...field }: TelephoneFieldProps) {
  const shown = parseTelephone(value) ? telephoneLabel(parseTelephone(value) ?? "") : value;
  const [typed, setTyped] = useState(shown);
  const number = parseTelephone(typed);
  const link = number && (opens === "whatsapp" ? `https://wa.me/${number.slice(1)}` : `tel:${number}`);
  return (
    <div>
      <TextField
        {...field}
        help={opens && `${telephoneHelp(opens)} ${texts.empty}`}
        type="tel"
        optional={settingsAdminTexts.optional}
        defaultValue={shown}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
      />
      <p className={styles.interpreted} aria-live="polite">
        {link && (
          <>
            {opens === "whatsapp" ? texts.opens(link.replace("https://", "")) : texts.calls(number)}{" "}
            <a href={link} {...(opens === "whatsapp" && { target: "_blank", rel: "noreferrer" })}>
              {texts.test}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
