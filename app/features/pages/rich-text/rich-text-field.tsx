import {
  type ComponentType,
  type RefObject,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { describedBy, FieldError } from "#app/ui/forms/field.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";
import type { EditingStart, RichTextEditorProps } from "./rich-text-editor.tsx";
import { RichTextReading } from "./rich-text-reading.tsx";

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

const importEditor = async () => (await import("./rich-text-editor.tsx")).RichTextEditor;

/**
 * Without script a plain field. With it the text as it will look, and the editor in its place when somebody comes near;
 * what is typed until then is kept. All send the source.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { id, name, label, lang, optional, error, value, onValue, hasTimeline = false } = props;
  const help = hasTimeline ? texts.stepsHelp : props.help;
  const source = useRef<HTMLTextAreaElement>(null);
  const isPlain = useStaysPlain(source);
  const { Editor, start, early, sent, load, hasFailed } = useEditor(value, onValue, source);
  const canEdit = !isPlain && !hasFailed;
  const messages = { help: [help, texts.sourceHelp].filter(Boolean).join(" "), ...(error && { error }) };
  const attributes = describedBy(id, messages);
  return (
    <div className={styles.field} onPointerEnter={canEdit ? load : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {!canEdit ? (
        <textarea
          {...attributes}
          ref={source}
          name={name}
          lang={lang}
          rows={24}
          className={styles.source}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      ) : (
        <>
          <input type="hidden" name={name} value={sent} />
          {Editor ? (
            <Editor
              id={id}
              label={label}
              lang={lang}
              value={value}
              onValue={onValue}
              describedBy={attributes["aria-describedby"]}
              isInvalid={Boolean(error)}
              hasTimeline={hasTimeline}
              start={start}
            />
          ) : (
            <RichTextReading value={value} hasTimeline={hasTimeline} isInvalid={Boolean(error)}>
              <textarea {...attributes} {...early} aria-label={label} lang={lang} className={styles.early} />
            </RichTextReading>
          )}
        </>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {canEdit ? help : messages.help}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The editor once it is loaded, and until then the field that lies over the text. */
function useEditor(
  value: string,
  onValue: (value: string) => void,
  source: RefObject<HTMLTextAreaElement | null>,
) {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  const isComposing = useRef(false);
  const loaded = useRef<ComponentType<RichTextEditorProps>>(undefined);
  const start = useRef<EditingStart>({ isFocused: false, typed: "", at: null });
  const latest = useRef({ value, onValue });
  latest.current = { value, onValue };

  /** All of one task, so that no key falls between the two fields. Words that are being composed are waited for. */
  function replace() {
    if (!loaded.current || isComposing.current) return;
    const typed = field.current?.value ?? "";
    const isFocused = document.activeElement === field.current;
    start.current = { ...start.current, typed, isFocused };
    flushSync(() => {
      setEditor(() => loaded.current);
      setWaiting("");
    });
  }
  /** For who goes elsewhere before the editor is there: a paragraph of its own, at the end. */
  function settle() {
    const typed = field.current?.value ?? "";
    if (typed === "" || start.current.isFocused) return;
    if (field.current) field.current.value = "";
    setWaiting("");
    latest.current.onValue(withMore(latest.current.value, typed));
  }
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      loaded.current = await importEditor();
      replace();
    } catch {
      const isFocused = document.activeElement === field.current;
      flushSync(() => {
        settle();
        setFailed(true);
      });
      if (!isFocused || !source.current) return;
      source.current.focus();
      source.current.setSelectionRange(source.current.value.length, source.current.value.length);
    }
  }
  const early = {
    ref: field,
    onFocus: load,
    onBlur: settle,
    onInput: () => setWaiting(field.current?.value ?? ""),
    onPointerDown: ({ clientX: left, clientY: top }: { clientX: number; clientY: number }) => {
      start.current = { ...start.current, at: { left, top, scrolled: scrollY } };
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
      setTimeout(replace);
    },
  };
  // A form that is sent meanwhile sends all of it.
  return { Editor, start: start.current, early, sent: withMore(value, waiting), load, hasFailed };
}

const withMore = (value: string, more: string) => [value, more].filter(Boolean).join("\n\n");

const never = () => () => {};

/** During hydration, so that both sides render the same, and after it while somebody writes in the plain field. */
function useStaysPlain(source: RefObject<HTMLTextAreaElement | null>): boolean {
  // Deferred: drawing a long text keeps nothing else of the page waiting.
  const isHydrated = useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
  const [isLeft, setLeft] = useState(false);
  const field = source.current;
  if (!isHydrated) return true;
  if (isLeft || !field || document.activeElement !== field) return false;
  field.addEventListener("blur", () => setLeft(true), { once: true });
  return true;
}
