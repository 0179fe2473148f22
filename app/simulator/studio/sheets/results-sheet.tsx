import { useEffect, useState } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import studio from "../studio.module.css";
import { type KeptResult, sideBySidePicture } from "../studio-picture.ts";
import { saveAs } from "./download.client.ts";
import styles from "./results.module.css";
import { useSheetFocus } from "./use-sheet-focus.ts";

/** More than two cannot be told apart at a glance; the third takes the place of the oldest. */
const MOST = 2;

type KeepResultProps = {
  texts: SimulatorTexts;
  results: readonly KeptResult[];
  makeResult: () => Promise<KeptResult>;
  onResults: (results: KeptResult[]) => void;
  onOpen: () => void;
};

/** Keeps what is shown, to be looked at beside another one: this rug or another, in this room or another. */
export function KeepResult({ texts, results, makeResult, onResults, onOpen }: KeepResultProps) {
  const words = texts.results;
  const [note, setNote] = useState("");
  async function keep() {
    try {
      const result = await makeResult();
      onResults([...results, result].slice(-MOST));
      setNote(words.kept(result.name));
    } catch {
      setNote(texts.share.failed);
    }
  }
  return (
    <>
      <Button icon="compare" full onClick={() => void keep()}>
        {words.keep}
      </Button>
      {results.length > 0 && (
        <Button full icon="picture" onClick={onOpen}>
          {words.open(results.length)}
        </Button>
      )}
      <p className={studio.note} role="status">
        {note || words.lead}
      </p>
    </>
  );
}

type ResultsSheetProps = {
  texts: SimulatorTexts;
  brand: string;
  results: readonly KeptResult[];
  onResults: (results: KeptResult[]) => void;
  onClose: () => void;
};

/** The results that were kept, next to each other; on a phone one under the other. */
export function ResultsSheet({ texts, brand, results, onResults, onClose }: ResultsSheetProps) {
  const words = texts.results;
  const sheet = useSheetFocus();
  const [note, setNote] = useState("");
  async function download() {
    setNote("");
    await sideBySidePicture(results, brand).then(
      (picture) => saveAs(picture, `${words.file}.jpg`),
      () => setNote(texts.share.failed),
    );
  }
  return (
    <section ref={sheet} tabIndex={-1} className={styles.results} aria-labelledby="studio-results">
      <div className={studio.sheetHead}>
        <h2 id="studio-results" className={studio.sheetTitle}>
          {words.title}
        </h2>
        <IconButton icon="close" aria-label={texts.ask.close} onClick={onClose} />
      </div>
      <ul className={styles.pair}>
        {results.map((result, place) => (
          <li key={result.id}>
            <Result result={result} />
            <TextButton icon="trash" onClick={() => onResults(results.filter(({ id }) => id !== result.id))}>
              {/* One rug may be kept twice, in two rooms. */}
              {results.length > 1 ? words.removeOneOf(result.name, place) : words.remove(result.name)}
            </TextButton>
          </li>
        ))}
      </ul>
      {results.length < MOST && <p>{words.lead}</p>}
      <div className={studio.manualActions}>
        {results.length === MOST && (
          <Button variant="solid" icon="download" onClick={() => void download()}>
            {words.download}
          </Button>
        )}
        <TextButton onClick={onClose}>{words.back}</TextButton>
      </div>
      <p className={studio.note} role="status">
        {note}
      </p>
    </section>
  );
}

function Result({ result: { picture, name, size, price } }: { result: KeptResult }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <figure>
      {address && <img src={address} alt="" />}
      <figcaption>
        <b>{name}</b> {size}, {price}
      </figcaption>
    </figure>
  );
}
