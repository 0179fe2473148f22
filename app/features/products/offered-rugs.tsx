import { useEffect, useState } from "react";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./offered-rugs.module.css";
import { productsAdminTexts } from "./products-admin.texts.ts";
import { findRugs } from "./rug-names.client.ts";
import type { NamedRug } from "./rug-names.rules.ts";

const { editor: texts } = productsAdminTexts;
const PAUSE_MS = 200;
const OFFERED = 6;

type OfferedRugsProps = {
  search: string;
  isTaken: (id: string) => boolean;
  onTake: (rug: NamedRug) => void;
};

/** What is found for the words of a search field, as buttons. */
export function OfferedRugs({ search, isTaken, onTake }: OfferedRugsProps) {
  const { rugs, isAnswered } = useFoundRugs(search.trim());
  const offered = rugs.filter(({ id }) => !isTaken(id)).slice(0, OFFERED);
  return (
    <div role="status">
      {search.trim() !== "" && (
        <ul className={styles.offered}>
          {offered.map((rug) => (
            <li key={rug.id}>
              <TextButton icon="plus" aria-label={texts.relatedAdd(rug.name)} onClick={() => onTake(rug)}>
                {rug.name}
              </TextButton>
            </li>
          ))}
          {isAnswered && offered.length === 0 && <li>{texts.relatedNone}</li>}
        </ul>
      )}
    </div>
  );
}

function useFoundRugs(words: string): { rugs: NamedRug[]; isAnswered: boolean } {
  const [found, setFound] = useState<{ words: string; rugs: NamedRug[] }>({ words: "", rugs: [] });
  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const rugs = await findRugs(words, stop.signal);
      if (!stop.signal.aborted) setFound({ words, rugs: rugs ?? [] });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return { rugs: found.rugs, isAnswered: found.words === words };
}
