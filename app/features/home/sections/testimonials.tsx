import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import styles from "./testimonials.module.css";

type Testimonial = { id: string; quote: string; author: string; role: string; place: string };

/** One voice large, the others beside it. They appear once, when a fifth of them is in view. */
export function Testimonials({ title, items }: { title: string; items: Testimonial[] }) {
  if (items.length === 0) return null;
  return (
    <section className={classes(grid.section, grid.noTop)} aria-labelledby="testimonials-title">
      <div className={grid.grid}>
        <h2 className={type.titleL} id="testimonials-title">
          {title}
        </h2>
        <ul className={styles.quotes} data-reveal>
          {items.map((item, index) => (
            <li key={item.id}>
              <figure>
                <blockquote className={index === 0 ? type.displayM : type.titleL}>
                  <p>{item.quote}</p>
                </blockquote>
                <figcaption className={type.label}>
                  <Voice {...item} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Arquiteta, Curitiba", with the name first when it is given. */
function Voice({ author, role, place }: Testimonial) {
  const [first, ...others] = [author, role, place].filter(Boolean);
  return (
    <>
      <b>{first}</b>
      {others.map((other) => `, ${other}`)}
    </>
  );
}
