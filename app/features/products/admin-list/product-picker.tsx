import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#app/ui/forms/field.tsx";
import { fetchAnswers } from "#app/ui/lists/answers.client.ts";
import { ProductSuggestions } from "../editor/product-suggestions.tsx";
import { bestMatch, type NamedProduct, namesIn, PRODUCT_NAMES_PATH } from "../lists/product-names.rules.ts";
import styles from "./bulk-actions.module.css";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts } = productsAdminTexts;
const FIELD = "pick-rugs";

type ProductPickerProps = {
  collection: string;
  chosen: ReadonlyMap<string, string>;
  onChoose: (rugs: readonly NamedProduct[]) => void;
};

/** Chooses rugs by name: Enter takes the first that is found, a pasted list all of its names. */
export function ProductPicker({ collection, chosen, onChoose }: ProductPickerProps) {
  const [search, setSearch] = useState("");
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

  /** One after another, so that two quick names do not take the same rug. */
  function take(names: readonly string[]) {
    setSearch("");
    setError(undefined);
    waiting.current = waiting.current.then(async () => {
      const unknown: string[] = [];
      let left: readonly string[] = [];
      for (const [place, name] of names.entries()) {
        const rugs = await fetchAnswers<NamedProduct>(PRODUCT_NAMES_PATH, name);
        if (!rugs) {
          left = names.slice(place);
          break;
        }
        const rug = bestMatch(name, rugs, taken.current);
        if (rug) taken.current.set(rug.id, rug.name);
        else unknown.push(name);
      }
      onChoose([...taken.current].map(([id, name]) => ({ id, name })));
      if (left.length > 0) setSearch((typed) => [...left, typed].filter(Boolean).join("; "));
      const problems = [unknown.length > 0 && texts.unknown(unknown), left.length > 0 && texts.notSearched];
      if (problems.some(Boolean)) setError(problems.filter(Boolean).join(" "));
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
      <ProductSuggestions
        search={search}
        isTaken={(rug) => chosen.has(rug)}
        onTake={(rug) => {
          onChoose([rug]);
          setSearch("");
          document.getElementById(FIELD)?.focus();
        }}
      />
    </section>
  );
}
