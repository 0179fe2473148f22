import { Link } from "react-router";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StatusBadge, type Tone } from "#app/ui/lists/status-badge.tsx";
import styles from "../import-export.module.css";
import { importPath } from "../import-export.rules.ts";
import type { ImportKind, ImportState } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { recent: texts, bring, states } = importExportTexts;

const TONES: Partial<Record<ImportState, Tone>> = {
  reading: "waiting",
  ready: "waiting",
  writing: "waiting",
  done: "good",
  failed: "failed",
};

type Recent = {
  id: string;
  kind: ImportKind;
  state: ImportState;
  name: string;
  isOnlyPictures: boolean;
  when: string;
};

export function RecentImports({ imports }: { imports: Recent[] | null }) {
  return (
    <section aria-labelledby="importacoes" className={styles.section}>
      <h3 id="importacoes" className={styles.title}>
        {texts.title}
      </h3>
      {imports === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : imports.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul className={styles.rows} aria-label={texts.list}>
          {imports.map(({ id, kind, state, name, isOnlyPictures, when }) => (
            <li key={id}>
              <div>
                <Link to={importPath(id)} className={styles.name}>
                  {name}
                </Link>
                <p className={styles.facts}>
                  {isOnlyPictures ? texts.onlyPictures : bring.kinds[kind]}, {when}
                </p>
              </div>
              <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
