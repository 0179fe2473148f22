import styles from "./curation.module.css";
import { YEAR_KEY } from "./curation.rules.ts";

type YearTabsProps = { label: string; path: string; years: number[]; year: number };

export function YearTabs({ label, path, years, year }: YearTabsProps) {
  return (
    <nav className={styles.years} aria-label={label} id="anos">
      <ul>
        {years.map((one) => (
          <li key={one}>
            <a href={`${path}?${YEAR_KEY}=${one}#anos`} aria-current={one === year ? "page" : undefined}>
              {one}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
