import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { frameSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { ServiceView } from "../home.server.ts";
import styles from "./services.module.css";

const RATIO = 4 / 3;
const FRAMES = [
  { upTo: 767, wide: 33, ratio: 4 / 5 },
  { upTo: 820, wide: 40 },
  { upTo: 1199, wide: 42 },
  { wide: 20 },
];

export function Services({ title, items }: { title: string; items: ServiceView[] }) {
  if (items.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="services-title">
      <div className={grid.grid}>
        <h2 className={type.displayL} id="services-title">
          {title}
        </h2>
        <ul className={styles.services}>
          {items.map((service) => (
            <li key={service.id}>
              {service.picture && (
                <span className={classes(grid.frame, styles.picture)}>
                  <Picture
                    picture={service.picture}
                    alt=""
                    sizes={frameSizes(service.picture, RATIO, FRAMES)}
                  />
                </span>
              )}
              <h3 className={type.titleL}>{service.title}</h3>
              <p>{service.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
