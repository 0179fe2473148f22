import { lazy, Suspense, useSyncExternalStore } from "react";
import { describedBy, FieldError } from "#app/ui/field.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

const RichTextEditor = lazy(async () => ({
  default: (await import("./rich-text-editor.tsx")).RichTextEditor,
}));

type RichTextFieldProps = {
  id: string;
  name: string;
  label: string;
  lang: string;
  optional?: string;
  help?: string;
  error?: string;
  value: string;
  onValue: (value: string) => void;
  hasTimeline?: boolean;
};

/** Without script a plain field. Both send the source. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, name, label, lang, optional, error, value, onValue, hasTimeline = false } = props;
  const help = hasTimeline ? texts.stepsHelp : props.help;
  const canEdit = useHydrated();
  const messages = { help: [help, texts.sourceHelp].filter(Boolean).join(" "), ...(error && { error }) };
  const attributes = describedBy(id, messages);
  const plain = (
    <textarea
      {...attributes}
      name={name}
      lang={lang}
      rows={24}
      className={styles.source}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {canEdit ? (
        <>
          <input type="hidden" name={name} value={value} />
          <Suspense fallback={<div className={styles.waiting} />}>
            <RichTextEditor
              id={id}
              label={label}
              lang={lang}
              value={value}
              onValue={onValue}
              describedBy={attributes["aria-describedby"]}
              isInvalid={Boolean(error)}
              hasTimeline={hasTimeline}
            />
          </Suspense>
        </>
      ) : (
        plain
      )}
      <p id={`${id}-help`} className={styles.help}>
        {canEdit ? help : messages.help}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

const never = () => () => {};

/** False during hydration, so that both sides render the same. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
