import { Badge } from "./badge.tsx";
import styles from "./content-rows.module.css";
import type { Picture as PictureData } from "./picture.rules.ts";
import { Picture } from "./picture.tsx";

export type ContentRow = {
  id: string;
  name: string;
  facts: string;
  picture: PictureData | null;
  isActive: boolean;
};

type ContentRowsProps = {
  rows: ContentRow[];
  texts: { active: string; inactive: string; noPicture: string };
  /** Pieces seen from above are shown whole, rooms fill their place. */
  areWhole?: boolean;
};

/** A list of the administration: a picture, a name, its facts, whether the site shows it. */
export function ContentRows({ rows, texts, areWhole }: ContentRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.thumb}>
            {row.picture ? (
              <Picture
                picture={row.picture}
                alt=""
                sizes="72px"
                className={areWhole ? styles.whole : undefined}
              />
            ) : (
              <span className={styles.none}>{texts.noPicture}</span>
            )}
          </span>
          <span className={styles.name}>
            <b>{row.name}</b>
            <span>{row.facts}</span>
          </span>
          <Badge isOn={row.isActive}>{row.isActive ? texts.active : texts.inactive}</Badge>
        </li>
      ))}
    </ul>
  );
}
