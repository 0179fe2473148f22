import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import type { EditorProps } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";

const texts = simulatorAdminTexts.editor;

type RugYarnsProps = EditorProps & { errorOf: (name: string) => string | undefined };

export function RugYarns({ draft, onChange, errorOf }: RugYarnsProps) {
  if (!draft.imageUrl) return null;
  if (draft.yarns.length === 0) return <p className={styles.help}>{texts.noYarns}</p>;
  const rename = (index: number, name: string) =>
    onChange({
      ...draft,
      yarns: draft.yarns.map((yarn) => (yarn.index === index ? { ...yarn, name } : yarn)),
    });
  return (
    <fieldset className={styles.group}>
      <legend>{texts.yarns}</legend>
      <ul className={styles.yarns}>
        {draft.yarns.map(({ index, hex, name }, place) => (
          <li key={index}>
            <input type="hidden" name={`yarns[${place}].index`} value={index} />
            <input type="hidden" name={`yarns[${place}].hex`} value={hex} />
            <span className={styles.yarn} style={{ backgroundColor: hex }} />
            <input
              name={`yarns[${place}].name`}
              value={name}
              aria-label={texts.yarnOf(hex)}
              aria-invalid={errorOf(`yarns[${place}].name`) ? true : undefined}
              autoComplete="off"
              onChange={(event) => rename(index, event.currentTarget.value)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.help}>{texts.yarnsHelp}</p>
    </fieldset>
  );
}
