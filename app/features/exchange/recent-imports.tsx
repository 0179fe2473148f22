import { Link } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import styles from "./exchange.module.css";
import { importPath } from "./exchange.rules.ts";
import type { ImportKind, ImportState } from "./exchange.table.ts";
import { exchangeTexts } from "./exchange.texts.ts";
import { StateBadge } from "./state-badge.tsx";

const { recent: texts, bring } = exchangeTexts;

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
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
