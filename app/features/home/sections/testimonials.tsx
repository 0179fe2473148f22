import { classes } from "#app/ui/classes.ts";
import { bindWords } from "#app/ui/languages/bind-words.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { TestimonialView } from "../home.server.ts";
import styles from "./testimonials.module.css";

export function Testimonials({ title, items }: { title: string; items: TestimonialView[] }) {
  if (items.length === 0) return null;
  return (
    <section
      className={classes(grid.section, grid.noTop, styles.testimonials)}
      aria-labelledby="testimonials-title"
    >
      <div className={grid.grid}>
        <h2 className={type.titleL} id="testimonials-title">
          {title}
        </h2>
        <ul className={styles.quotes} data-reveal>
          {items.map((item, index) => (
            <li key={item.id}>
              <figure>
                <blockquote className={index === 0 ? type.displayM : type.titleL}>
                  <p>{bindWords(item.quote)}</p>
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

function Voice({ author, role }: TestimonialView) {
  return (
    <>
      <b>{author}</b>
      {role && `, ${role}`}
    </>
  );
}
