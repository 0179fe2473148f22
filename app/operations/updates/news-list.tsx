import { Link } from "react-router";
import { Badge } from "#app/ui/lists/badge.tsx";
import type { NewsItem } from "./news.rules.ts";
import type { ListedNews } from "./news.server.ts";
import styles from "./updates.module.css";
import { updatesTexts as texts } from "./updates.texts.ts";

export function NewsList({ news }: { news: ListedNews[] }) {
  return news.map(({ version, date, lead, parts, isUnread }, at) => (
    <article key={version} className={styles.version} aria-labelledby={`versao-${version}`}>
      <header className={styles.head}>
        <h3 id={`versao-${version}`} className={styles.name}>
          {texts.version(version)}
        </h3>
        <p className={styles.date}>{date}</p>
        {isUnread ? (
          <Badge isOn>{texts.unread}</Badge>
        ) : (
          at === 0 && <Badge isOn={false}>{texts.running}</Badge>
        )}
      </header>
      <p className={styles.lead}>{lead}</p>
      {parts.map(({ title, items }) => (
        <section key={title}>
          <h4 className={styles.part}>{title}</h4>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.title} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  ));
}

function Item({ item: { title, text, link } }: { item: NewsItem }) {
  return (
    <li>
      <b>{title}</b> {text}
      {link && (
        <>
          {" "}
          <Link to={link.href}>{link.label}</Link>
        </>
      )}
    </li>
  );
}
