import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type from "#app/ui/layout/type.module.css";
import { FilterTabs, ListSearch, ListTools, NothingFound } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { StatusBadge, type Tone } from "#app/ui/lists/status-badge.tsx";
import { LINES_PER_PAGE, type LineFilter, VERDICTS, verdictWord } from "../import-export.rules.ts";
import type { ImportLine, Verdict } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import styles from "./import-detail.module.css";
import type { ShownImport } from "./imports.server.ts";

const { detail: texts } = importExportTexts;

const TONES: Partial<Record<Verdict, Tone>> = { new: "good", changed: "good", refused: "bad" };

export function ImportLines({ shown, filter }: { shown: ShownImport; filter: LineFilter }) {
  const { head, titles, counts, lines, found } = shown;
  const total = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  if (total === 0) return <EmptyState title={texts.noLines} next={head.failure || texts.noLinesNext} />;
  return (
    <>
      <ListTools>
        <FilterTabs
          label={texts.filter}
          name="situacao"
          options={[
            { value: "", label: texts.all, count: total },
            ...VERDICTS.map((verdict) => ({
              value: verdictWord(verdict),
              label: texts.verdicts[verdict],
              count: counts[verdict],
            })),
          ]}
        />
        <ListSearch label={texts.search} />
      </ListTools>
      {lines.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <ol className={styles.lines} aria-label={texts.list}>
            {lines.map((line) => (
              <Line key={line.line} line={line} titles={titles} />
            ))}
          </ol>
          <Pager page={filter.page} pageSize={LINES_PER_PAGE} total={found} />
        </>
      )}
    </>
  );
}

function Line({ line, titles }: { line: ImportLine } & Pick<ShownImport, "titles">) {
  const { name, key, verdict, changes, problems } = line;
  return (
    <li>
      <span className={styles.number}>{texts.line(line.line)}</span>
      <div className={styles.said}>
        <p className={styles.name}>{name}</p>
        {key !== name && <p className={styles.key}>{key}</p>}
        {(changes.length > 0 || problems.length > 0) && (
          <div className={styles.cells}>
            {problems.map(({ column, value, problem }) => (
              <div key={`${column} ${value}`} className={styles.wrong}>
                <p className={styles.column}>{titles[column] ?? column}</p>
                {value && <p>{value}</p>}
                <p className={styles.problem}>{problem}</p>
              </div>
            ))}
            {changes.map(({ column, before, after }) => (
              <div key={column}>
                <p className={styles.column}>{titles[column] ?? column}</p>
                {verdict === "changed" && (
                  <p className={styles.before}>
                    <span className={type.visuallyHidden}>{texts.before}: </span>
                    <del>{before || texts.empty}</del>
                  </p>
                )}
                <p className={styles.after}>
                  {verdict === "changed" && <span className={type.visuallyHidden}>{texts.after}: </span>}
                  {after || texts.empty}
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
      <StatusBadge tone={TONES[verdict]} className={styles.badge}>
        {texts.verdict[verdict]}
      </StatusBadge>
    </li>
  );
}
