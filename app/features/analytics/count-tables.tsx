import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RugUsage } from "#app/simulator/panel/rug-usage.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./analytics.module.css";
import type { FacetSum, Source } from "./analytics.server.ts";
import { analyticsTexts } from "./analytics.texts.ts";
import type { ViewedProduct } from "./viewed-products.server.ts";
import { DIRECT, OTHERS } from "./visit-sources.rules.ts";

const {
  number,
  percent,
  seen: ofSeen,
  rugs: ofRugs,
  sources: ofSources,
  audience: ofAudience,
} = analyticsTexts;

type CountTableProps = {
  columns: string[];
  rows: { key: string; cells: ReactNode[]; part: number }[];
};

function CountTable({ columns, rows }: CountTableProps) {
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers], part }) => (
          <tr key={key} style={{ "--part": part } as React.CSSProperties}>
            <th scope="row">{name}</th>
            {numbers.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SourceTable({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return <EmptyState title={ofSources.empty} next={ofSources.emptyNext} />;
  const all = sources.reduce((sum, { visits }) => sum + visits, 0);
  const names: Record<string, string> = { [DIRECT]: ofSources.direct, [OTHERS]: ofSources.others };
  return (
    <CountTable
      columns={[ofSources.source, ofSources.visits, ofSources.share]}
      rows={sources.map(({ name, visits }) => ({
        key: name,
        cells: [names[name] ?? name, number(visits), percent(visits / all)],
        part: visits / all,
      }))}
    />
  );
}

export function SeenTable({ rugs }: { rugs: ViewedProduct[] }) {
  const most = rugs[0]?.views;
  if (!most) return <EmptyState title={ofSeen.empty} next={ofSeen.emptyNext} />;
  return (
    <CountTable
      columns={[ofRugs.rug, ofSeen.views]}
      rows={rugs.map(({ id, name, views, picture }) => ({
        key: id,
        cells: [
          <Link key="name" to={`/admin/tapetes/${id}`} aria-label={ofSeen.edit(name)} className={styles.rug}>
            <span className={styles.thumb}>
              {picture && <Picture picture={picture} alt="" sizes="56px" />}
            </span>
            {name}
          </Link>,
          number(views),
        ],
        part: views / most,
      }))}
    />
  );
}

export function ProductTable({ rugs }: { rugs: RugUsage[] }) {
  const most = rugs[0]?.tried;
  if (!most) return <EmptyState title={ofRugs.empty} next={ofRugs.emptyNext} />;
  return (
    <>
      <CountTable
        columns={[ofRugs.rug, ofRugs.tried, ofRugs.requested]}
        rows={rugs.map(({ rugDesignId, name, size, tried, requested }) => ({
          key: `${rugDesignId} ${size}`,
          cells: [
            <span key="name">
              {name}, <span className={styles.size}>{size}</span>
            </span>,
            number(tried),
            number(requested),
          ],
          part: tried / most,
        }))}
      />
      <a href="/simulador-admin?aba=uso" className={styles.more}>
        {ofRugs.all}
      </a>
    </>
  );
}

type AudienceTableProps = { locales: FacetSum[]; screens: FacetSum[] };

export function AudienceTable({ locales, screens }: AudienceTableProps) {
  const all = locales.reduce((sum, { views }) => sum + views, 0);
  if (all === 0) return <EmptyState title={analyticsTexts.empty} next={analyticsTexts.emptyNext} />;
  return (
    <CountTable
      columns={[ofAudience.what, ofAudience.views, ofSources.share]}
      rows={[...locales, ...screens].map(({ key, views }) => ({
        key,
        cells: [ofAudience.name(key), number(views), percent(views / all)],
        part: views / all,
      }))}
    />
  );
}
