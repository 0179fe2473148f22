import { FieldError } from "#app/ui/forms/field.tsx";
import { accountsTexts } from "../accounts.texts.ts";
import { fieldMessage } from "../field-message.ts";
import { ROLES, type Role } from "../roles.rules.ts";
import styles from "./people.module.css";
import { peopleTexts } from "./people.texts.ts";

type RoleFieldProps = { id: string; label: string; value: Role; errors?: string[] };

export function RoleField({ id, label, value, errors }: RoleFieldProps) {
  const error = fieldMessage(errors);
  return (
    <fieldset className={styles.roles} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {ROLES.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === value} />
          <span>
            <b>{accountsTexts.roles[role]}</b>
            <span>{peopleTexts.roleHelp[role]}</span>
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
