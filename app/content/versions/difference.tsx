import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./difference.module.css";
import type { FieldDifference, ValueView } from "./value-view.ts";
import { versionsTexts as texts } from "./versions.texts.ts";
import { diffWords } from "./word-diff.ts";

const hasPictures = ({ pictures }: ValueView) => pictures.length > 0;

export function Difference({ difference: { before, after } }: { difference: FieldDifference }) {
  if (hasPictures(before) || hasPictures(after))
    return (
      <div className={styles.sides}>
        <Side label={texts.before} value={before} />
        <Side label={texts.after} value={after} />
      </div>
    );
  return (
    <p className={styles.words}>
      {diffWords(before.text, after.text).map(({ kind, text }, at) =>
        kind === "same" ? (
          text
        ) : kind === "out" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
          <del key={at}>
            <span className={type.visuallyHidden}>{texts.takenOut} </span>
            {text}
          </del>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
          <ins key={at}>
            <span className={type.visuallyHidden}>{texts.putIn} </span>
            {text}
          </ins>
        ),
      )}
    </p>
  );
}

function Side({ label, value }: { label: string; value: ValueView }) {
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <Value value={value} />
    </div>
  );
}

export function Value({ value }: { value: ValueView }) {
  if (!hasPictures(value)) return <p className={styles.words}>{value.text || <i>{texts.nothing}</i>}</p>;
  return (
    <>
      <ul className={styles.pictures}>
        {value.pictures.map(({ url, picture }) => (
          <li key={url}>
            {picture ? <Picture picture={picture} sizes="120px" /> : <span>{texts.lostPicture}</span>}
          </li>
        ))}
      </ul>
      {value.text && <p className={styles.words}>{value.text}</p>}
    </>
  );
}
