import type { CSSProperties } from "react";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./finished-pieces.module.css";

type Piece = { id: string; name: string; note: string; widthMetres: number; picture: PictureData };

const RUNNER_RATIO = 1 / 3;

const isRunner = ({ width, height }: PictureData) => width / height < RUNNER_RATIO;

export function FinishedPieces({ title, pieces }: { title: string; pieces: Piece[] }) {
  return (
    <section className={classes(grid.grid, grid.section, grid.noBottom)} aria-labelledby="pieces">
      <h2 className={type.displayM} id="pieces">
        {title}
      </h2>
      <ul className={styles.pieces}>
        {pieces.map(({ id, name, note, widthMetres, picture }) => (
          <li
            key={id}
            className={isRunner(picture) ? styles.runner : undefined}
            style={{ "--metres": widthMetres, "--ratio": picture.width / picture.height } as CSSProperties}
          >
            <figure>
              <div className={styles.hung}>
                <Picture
                  picture={{ ...picture, colour: "transparent" }}
                  sizes={`(max-width: 767px) ${isRunner(picture) ? "19vw" : "46vw"}, min(${Math.round(widthMetres * 11)}vw, ${Math.round(widthMetres * 156)}px)`}
                  className={grid.rugShaped}
                />
              </div>
              <figcaption>
                <b className={type.titleM}>{name}</b>
                {note && <span className={type.label}>{note}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
