import { Link } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./overview.module.css";
import type { Review } from "./overview.rules.ts";
import { overviewTexts } from "./overview.texts.ts";

const { review: texts } = overviewTexts;

export function ReviewList({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return <EmptyState title={texts.nothing} next={texts.nothingNext} />;
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => {
        const { icon, title, text, to, action } = wordsOf(review);
        return (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              {text}
            </span>
            <Link to={to} className={styles.action}>
              {action}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type Words = { icon: IconName; title: string; text: string; to: string; action: string };

function wordsOf(review: Review): Words {
  const heroVideo = "/admin/video-principal";
  switch (review.kind) {
    case "missing": {
      const title = texts.missing(review.count, texts.languages[review.locale]);
      return { icon: "warning", title, text: texts.missingText, to: heroVideo, action: texts.translate };
    }
    case "noVideo":
      return {
        icon: "film",
        title: texts.noVideo,
        text: texts.noVideoText,
        to: heroVideo,
        action: texts.choose,
      };
    case "gallery": {
      const title = texts.gallery(review.empty);
      return { icon: "picture", title, text: texts.galleryText, to: "/admin/galeria", action: texts.see };
    }
    case "noFeatured":
      return {
        icon: "rug",
        title: texts.noFeatured,
        text: texts.noFeaturedText,
        to: "/admin/destaques",
        action: texts.see,
      };
  }
}
