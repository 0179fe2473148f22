import styles from "./rug-design-editor.module.css";
import type { RugDesignDraft } from "./rug-designs.rules.ts";

export type EditorProps = {
  draft: RugDesignDraft;
  onChange: (draft: RugDesignDraft) => void;
};

type PriceInputProps = {
  id: string;
  name: string;
  sign: string;
  hasError: boolean;
  value: string;
  onValue: (value: string) => void;
};

export function PriceInput({ id, name, sign, hasError, value, onValue }: PriceInputProps) {
  return (
    <div className={styles.joined}>
      <span aria-hidden="true">{sign}</span>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={value}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}
