import { Link } from "react-router";
import { DRAFTS_PATH } from "#app/content/drafts/drafts.rules.ts";
import { byDeclaredType } from "#app/content-types.ts";
import { languageName, siteLocale } from "#app/i18n/locales.ts";
import { namesInWords } from "#app/i18n/names-in-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon, type IconName } from "#app/ui/layout/icon.tsx";
import styles from "./dashboard.module.css";
import { AREA_ADDRESSES, type Review } from "./dashboard.rules.ts";
import { dashboardTexts } from "./dashboard.texts.ts";

const { review: texts } = dashboardTexts;

type ReviewListProps = {
  reviews: Review[];
  lastBackup: string | null;
};

export function ReviewList({ reviews, lastBackup }: ReviewListProps) {
  return (
    <>
      {reviews.length === 0 ? (
        <EmptyState title={texts.nothing} next={texts.nothingNext} />
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <Line key={JSON.stringify(review)} {...wordsOf(review)} />
          ))}
        </ul>
      )}
      {lastBackup !== null && (
        <p className={styles.backup}>
          <Link to="/admin/copias">{texts.lastBackup}</Link>{" "}
          {lastBackup ? texts.backupAt(lastBackup) : texts.noBackup}
        </p>
      )}
    </>
  );
}

function Line({ icon, title, text, to, action }: Words) {
  return (
    <li>
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
}

const AREAS = { ...texts.areas, ...byDeclaredType((type) => type.texts.pageTitle) };

type Words = { icon: IconName; title: string; text: string; to: string; action: string };

function wordsOf(review: Review): Words {
  const heroVideo = "/admin/video-principal";
  switch (review.kind) {
    case "missing": {
      const title = texts.missing(review.count, languageName(review.locale));
      const names = review.areas.map((area) => AREAS[area]);
      const text = texts.missingText(namesInWords(names), languageName(siteLocale()));
      const to = review.to || AREA_ADDRESSES[review.areas[0] ?? "hero_videos"];
      return { icon: "warning", title, text, to, action: texts.translate };
    }
    case "outdated": {
      const { locale, count, title, to } = review;
      return {
        icon: "warning",
        title: texts.outdated(count, languageName(locale)),
        text: texts.outdatedText(count, title, languageName(siteLocale())),
        to,
        action: texts.check,
      };
    }
    case "newRequests":
      return {
        icon: "inbox",
        title: texts.newRequests(review.count),
        text: texts.newRequestsText,
        to: "/admin/leads?situacao=new",
        action: texts.answer,
      };
    case "dueRequests":
      return {
        icon: "inbox",
        title: texts.dueRequests(review.count),
        text: texts.dueRequestsText,
        to: "/admin/leads",
        action: texts.see,
      };
    case "mails":
      return {
        icon: "mail",
        title: texts.mails[review.status](review.count),
        text: texts.mailsText[review.status],
        to: `/admin/emails?situacao=${review.status}`,
        action: texts.see,
      };
    case "backup":
      return {
        icon: "warning",
        title: texts.backup(review.count),
        text: texts.backupText,
        to: "/admin/copias",
        action: texts.see,
      };
    case "storage":
      return {
        icon: "warning",
        title: texts.storage,
        text: texts.storageText,
        to: "/storage-test",
        action: texts.check,
      };
    case "unsentBackup":
      return {
        icon: "warning",
        title: texts.unsentBackup,
        text: texts.unsentBackupText,
        to: "/admin/copias",
        action: texts.see,
      };
    case "download":
      return {
        icon: "download",
        title: texts.download(review.count),
        text: texts.downloadText,
        to: "/admin/copias",
        action: texts.see,
      };
    case "brokenLinks":
      return {
        icon: "warning",
        title: texts.links(review.count),
        text: texts.linksText(review.addresses, review.count - review.addresses.length),
        to: review.to,
        action: texts.correct,
      };
    case "smallPictures":
      return {
        icon: "picture",
        title: texts.smallPictures(review.count),
        text: texts.smallPicturesText,
        to: `/admin/midia?arquivo=${review.first}`,
        action: texts.replace,
      };
    case "outsideSimulator":
      return {
        icon: "rug",
        title: texts.outsideSimulator(review.count),
        text: texts.outsideSimulatorText,
        to: "/admin/tapetes?situacao=fora-do-simulador",
        action: texts.see,
      };
    case "picturesWithoutAlt":
      return {
        icon: "picture",
        title: texts.pictures(review.count),
        text: texts.picturesText,
        to: "/admin/midia?ver=sem-descricao",
        action: texts.describe,
      };
    case "notPublished":
      return {
        icon: "warning",
        title: texts.notPublished(review.count),
        text: texts.notPublishedText,
        to: DRAFTS_PATH,
        action: texts.see,
      };
    case "drafts":
      return {
        icon: "pause",
        title: texts.drafts(review.open, review.scheduled),
        text: texts.draftsText,
        to: DRAFTS_PATH,
        action: texts.see,
      };
    case "noRugs":
      return {
        icon: "rug",
        title: texts.noRugs,
        text: texts.noRugsText,
        to: "/admin/tapetes/novo",
        action: texts.begin,
      };
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
