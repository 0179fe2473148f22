import type { CSSProperties } from "react";
import { linkFor } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./craft-banner.module.css";

type CraftBannerProps = {
  locale: Locale;
  title: string;
  lead: string;
  samplesTitle: string;
  samplesText: string;
  samplesUrl: string;
  rawTitle: string;
  rawText: string;
  rawUrl: string;
  yarns: { hex: string; weight: number }[];
};

export function CraftBanner({ locale, title, lead, yarns, ...rest }: CraftBannerProps) {
  const links = [
    { title: rest.samplesTitle, text: rest.samplesText, url: rest.samplesUrl },
    { title: rest.rawTitle, text: rest.rawText, url: rest.rawUrl },
  ];
  return (
    <section className={styles.banner} data-theme="materials" aria-labelledby="materials-title">
      <div className={classes(grid.grid, styles.words)}>
        <h2 className={type.displayL} id="materials-title">
          {title}
        </h2>
        <p className={type.lead}>{lead}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.title}>
              <a href={linkFor(locale, link.url)}>
                <span className={type.titleL}>{link.title}</span>
                <span className={type.label}>{link.text}</span>
                <Icon name="arrow" className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.yarns} aria-hidden="true">
        {yarns.map((yarn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may come twice, its place does not
          <i key={index} style={{ "--colour": yarn.hex, "--weight": yarn.weight } as CSSProperties} />
        ))}
      </div>
    </section>
  );
}
