import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import styles from "./analytics.module.css";
import { analyticsTexts as texts } from "./analytics.texts.ts";
import { PERIOD_FIELD, type Period } from "./periods.rules.ts";
import { type SheetName, TABLE_FIELD } from "./sheet-names.rules.ts";

type AnalyticsPartProps = {
  id: string;
  heading: string;
  file?: { name: SheetName; period: Period };
  children: ReactNode;
};

export function AnalyticsPart({ id, heading, file, children }: AnalyticsPartProps) {
  return (
    <section className={styles.panel} aria-labelledby={id} data-part={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
        {file && children && (
          <TextLink
            href={`/admin/visao-geral/dados?${TABLE_FIELD}=${file.name}&${PERIOD_FIELD}=${file.period}`}
            icon="download"
            aria-label={texts.downloadOf(heading)}
            download
          >
            {texts.download}
          </TextLink>
        )}
      </div>
      {children || <EmptyState title={texts.failed} next={texts.failedNext} isFailure />}
    </section>
  );
}
