import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import type from "../layout/type.module.css";
import styles from "./lightbox.module.css";
import type { Picture as PictureData } from "./picture.rules.ts";
import { Picture } from "./picture.tsx";

type LightboxLinkProps = Omit<ComponentProps<"a">, "href"> & {
  lightbox: string;
  index: number;
  picture: PictureData;
  children: ReactNode;
};

/** Without script it links to the picture. */
export function LightboxLink({ lightbox, index, picture, children, ...anchor }: LightboxLinkProps) {
  return (
    <a {...anchor} href={picture.src} data-lightbox={lightbox} data-index={index}>
      {children}
    </a>
  );
}

type LightboxLabelProps = { name: string; facts: string[] };

/** A museum label: the name, then a fact on each line. */
export function LightboxLabel({ name, facts }: LightboxLabelProps) {
  return (
    <>
      <b>{name}</b>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  );
}

type LightboxProps = {
  id: string;
  label: string;
  pictures: { picture: PictureData; label?: ReactNode }[];
  words: { close: string; previous: string; next: string };
};

export function Lightbox({ id, label, pictures, words }: LightboxProps) {
  return (
    <dialog id={id} className={styles.lightbox} data-theme="dark" aria-label={label}>
      <ul className={styles.strip} data-strip="" tabIndex={0} aria-label={label}>
        {pictures.map(({ picture, label: words }) => (
          <li key={picture.src}>
            <figure>
              <Picture picture={{ ...picture, colour: "transparent" }} sizes="100vw" />
              {words && <figcaption className={classes(type.label, type.tag)}>{words}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.arrows}>
          <button type="button" className={styles.tool} data-step="-1" aria-label={words.previous}>
            <Icon name="arrow-back" />
          </button>
          <button type="button" className={styles.tool} data-step="1" aria-label={words.next}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
      <form method="dialog">
        <button type="submit" className={classes(styles.tool, styles.close)} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
