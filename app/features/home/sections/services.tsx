import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import type { ServiceView } from "../home.server.ts";
import styles from "./services.module.css";

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
              <h3 className={type.titleL}>{service.title}</h3>
              <p>{service.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
