import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./new-collection.module.css";

type NewCollectionProps = {
  title: string;
  text: string;
  button: string;
  blogUrl: string;
  picture: PictureData | undefined;
};

export function NewCollection({ title, text, button, blogUrl, picture }: NewCollectionProps) {
  return (
    <section className={styles.banner} aria-labelledby="new-collection-title">
      <div className={classes(grid.frame, styles.picture)}>
        {picture && (
          <Picture
            picture={picture}
            sizes={coverSizes(picture, [
              { upTo: 767, width: "100vw", height: "75vw" },
              // As tall as the words beside it.
              { upTo: 1199, width: "59vw", height: "420px" },
              { width: "59vw", height: "33vw" },
            ])}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={type.displayM} id="new-collection-title">
          {title}
        </h2>
        <p className={type.body}>{text}</p>
        {blogUrl && (
          <ButtonLink icon="arrow-out" href={blogUrl} target="_blank" rel="noopener">
            {button}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
