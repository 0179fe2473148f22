import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { FilterTabs, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { ShownUsage } from "./panel-data.server.ts";
import styles from "./rug-usage.module.css";
import { USAGE_DAYS, USAGE_PARAM } from "./rug-usage.rules.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { usage: texts } = simulatorAdminTexts;
const ACTIONS = ["tried", "downloaded", "shared", "requested"] as const;
const [USUAL_DAYS] = USAGE_DAYS;
const PERIODS = { 30: texts.periods.month, 90: texts.periods.quarter, 0: texts.periods.all };

export function RugUsage({ rows, sums, days, page, pageSize, total }: ShownUsage) {
  return (
    <section aria-labelledby="rug-usage">
      <h2 id="rug-usage" className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.note}>{texts.note}</p>
      <ListTools>
        <FilterTabs
          label={texts.period}
          name={USAGE_PARAM}
          options={USAGE_DAYS.map((option) => ({
            value: option === USUAL_DAYS ? "" : String(option),
            label: PERIODS[option],
          }))}
        />
        {rows.length > 0 && (
          <TextLink href={`/simulador-admin/uso?${USAGE_PARAM}=${days}`} icon="download" download>
            {texts.download}
          </TextLink>
        )}
      </ListTools>
      {rows.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption(PERIODS[days])}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.rug}</th>
              <th scope="col">{texts.columns.size}</th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col" className={styles.number}>
                  {texts.columns[action]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.rugDesignId} ${row.size}`}>
                <th scope="row">{row.name}</th>
                <td>{row.size}</td>
                {ACTIONS.map((action) => (
                  <td key={action} className={styles.number} data-label={texts.columns[action]}>
                    {row[action]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {texts.total}
              </th>
              {ACTIONS.map((action) => (
                <td key={action} className={styles.number} data-label={texts.columns[action]}>
                  {sums[action]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} />}
    </section>
  );
}
