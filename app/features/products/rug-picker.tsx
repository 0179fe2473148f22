import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { findRugs, type NamedRug } from "./find-rugs.client.ts";
import styles from "./many-acts.module.css";
import { bestRug, namesIn } from "./named-rugs.rules.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts, editor } = productsAdminTexts;
const FIELD = "pick-rugs";
const PAUSE_MS = 200;

type RugPickerProps = {
  collection: string;
  chosen: ReadonlyMap<string, string>;
  onChoose: (rugs: readonly NamedRug[]) => void;
};

/** Chooses rugs by name: Enter takes the first that is found, a pasted list all of its names. */
export function RugPicker({ collection, chosen, onChoose }: RugPickerProps) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<NamedRug[]>([]);
  const [error, setError] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const taken = useRef(new Map(chosen));
  useEffect(() => {
    taken.current = new Map(chosen);
  }, [chosen]);
  useEffect(() => {
    const field = document.getElementById(FIELD);
    field?.focus({ preventScroll: true });
    // On a phone with room for what was chosen below it.
    field?.scrollIntoView({ block: "center" });
  }, []);
  useEffect(() => {
    const words = search.trim();
    if (words === "") return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const rugs = await findRugs(words, asking.signal);
      if (!asking.signal.aborted) setFound(rugs ?? []);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [search]);

  /** One after another, so that two quick names do not take the same rug. */
  function take(names: readonly string[]) {
    setSearch("");
    setError(undefined);
    waiting.current = waiting.current.then(async () => {
      const unknown: string[] = [];
      for (const name of names) {
        const rugs = await findRugs(name);
        const rug = rugs && bestRug(name, rugs, taken.current);
        if (rug) taken.current.set(rug.id, rug.name);
        else unknown.push(name);
      }
      onChoose([...taken.current].map(([id, name]) => ({ id, name })));
      if (unknown.length > 0) setError(texts.unknown(unknown));
    });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const names = namesIn(search);
    if (names.length > 0) take(names);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const names = namesIn(event.clipboardData.getData("text"));
    if (names.length < 2) return;
    event.preventDefault();
    take(names);
  }

  const offered = found.filter(({ id }) => !chosen.has(id));
  return (
    <section className={styles.picker} aria-label={texts.pick(collection)}>
      <TextField
        id={FIELD}
        label={texts.pick(collection)}
        help={texts.pickHelp}
        error={error}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div role="status">
        {search.trim() !== "" && offered.length > 0 && (
          <ul className={styles.offered}>
            {offered.map((rug) => (
              <li key={rug.id}>
                <TextButton
                  icon="plus"
                  aria-label={editor.relatedAdd(rug.name)}
                  onClick={() => {
                    onChoose([rug]);
                    setSearch("");
                    document.getElementById(FIELD)?.focus();
                  }}
                >
                  {rug.name}
                </TextButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
