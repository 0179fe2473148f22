import { bindWords } from "#app/ui/bind-words.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import styles from "./company-intro.module.css";

export function CompanyIntro({ label, text }: { label: string; text: string }) {
  return (
    <section className={classes(grid.section, grid.noTop)} aria-label={label} data-edit="companyIntro">
      <div className={classes(grid.grid, styles.intro)}>
        <p className={type.displayM}>{bindWords(text)}</p>
      </div>
    </section>
  );
}
