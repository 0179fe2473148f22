import { Icon } from "#app/ui/layout/icon.tsx";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "./request-files.module.css";
import type { FileView } from "./request-view.ts";

const { request: texts } = inboxTexts;

type RequestFilesProps = { files: FileView[]; part: "pictures" | "documents" };

export function RequestFiles({ files, part }: RequestFilesProps) {
  const shown = files.filter(({ isPicture }) => isPicture === (part === "pictures"));
  if (shown.length === 0) return null;
  return (
    <ul className={part === "pictures" ? styles.pictures : styles.documents}>
      {shown.map(({ name, href, size }) => (
        <li key={name + href}>
          <a href={href} target="_blank" rel="noreferrer">
            {part === "pictures" ? (
              <img src={href} alt={size === null ? texts.picture : texts.attachment(name)} loading="lazy" />
            ) : (
              <>
                <Icon name="download" small />
                {name}
              </>
            )}
          </a>
          {part === "documents" && <span className={styles.size}>{size}</span>}
        </li>
      ))}
    </ul>
  );
}
