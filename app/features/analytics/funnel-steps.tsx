import { Link } from "react-router";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import styles from "./analytics.module.css";
import type { Funnel } from "./analytics.rules.ts";
import { analyticsTexts } from "./analytics.texts.ts";

const { funnel: texts, number, percent } = analyticsTexts;

export function FunnelSteps({ funnel: { opened, tried, asked } }: { funnel: Funnel }) {
  if (opened + tried + asked === 0) return <EmptyState title={texts.empty} next={texts.emptyNext} />;
  const most = Math.max(opened, tried, asked);
  const steps = [
    { name: texts.opened, count: opened, before: null },
    { name: texts.tried, count: tried, before: opened },
    { name: texts.asked, count: asked, before: tried },
  ];
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ name, count, before }) => (
          <li key={name}>
            <span className={styles.weft} style={{ inlineSize: `${(100 * count) / most}%` }} />
            <span>{name}</span>
            <b>{number(count)}</b>
            {before ? <span className={styles.note}>{texts.of(percent(count / before))}</span> : null}
          </li>
        ))}
      </ol>
      <Link to="/admin/leads" className={styles.more}>
        {texts.leads}
      </Link>
    </>
  );
}
