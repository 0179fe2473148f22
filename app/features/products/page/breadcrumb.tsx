import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./breadcrumb.module.css";

export type Crumb = { name: string; href: string };

type BreadcrumbProps = { label: string; crumbs: Crumb[]; here: string };

export function Breadcrumb({ label, crumbs, here }: BreadcrumbProps) {
  return (
    <nav className={classes(styles.crumbs, type.label)} aria-label={label}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
