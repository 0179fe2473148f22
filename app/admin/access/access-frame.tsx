import type { ReactNode } from "react";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import { accessTexts } from "./access.texts.ts";
import styles from "./access-layout.module.css";
import picture from "./access-picture.webp";
import smallPicture from "./access-picture-640.avif";
import largePicture from "./access-picture-1100.avif";

/** A square that fills most of the screen, or a band above the form on phones. */
const PICTURE_SIZES = "(max-width: 767.98px) 100vw, max(58vw, 100vh)";

type AccessFrameProps = {
  brand: string;
  logo: string;
  isLogoPlain: boolean;
  note: string;
  children: ReactNode;
};

export function AccessFrame({ brand, logo, isLogoPlain, note, children }: AccessFrameProps) {
  return (
    <main className={styles.frame}>
      <section className={styles.way}>
        <a href="/" className={styles.brand} aria-label={accessTexts.home(brand)}>
          <Wordmark name={brand} logo={logo} isPlain={isLogoPlain} className={styles.mark} />
        </a>
        <div className={styles.form}>{children}</div>
        <p className={styles.note}>{note}</p>
      </section>
      <div className={styles.picture} data-theme="dark">
        <picture>
          <source
            type="image/avif"
            srcSet={`${smallPicture} 640w, ${largePicture} 1100w`}
            sizes={PICTURE_SIZES}
          />
          <img src={picture} alt="" width={1100} height={1100} />
        </picture>
      </div>
    </main>
  );
}
