import { Form, Link, useLocation } from "react-router";
import { usePendingChanges } from "#app/content/versions/use-pending-changes.ts";
import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import type { ShownRugs } from "../panel/panel-data.server.ts";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import styles from "./rug-design-rows.module.css";
import { DESIGNS_SLUG } from "./rug-designs.rules.ts";

const texts = simulatorAdminTexts.list;

type Design = ShownRugs["designs"][number];
type RugDesignRowsProps = { list: Omit<ShownRugs, "draft" | "products"> };

export function RugDesignRows({ list }: RugDesignRowsProps) {
  const { designs, total, page, pageSize, isSearched } = list;
  return (
    <section aria-labelledby="rug-list">
      <h2 id="rug-list" tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      {(total > pageSize || isSearched) && (
        <ListTools>
          <ListSearch label={texts.search} name="q" />
        </ListTools>
      )}
      {designs.length === 0 ? (
        <EmptyState
          title={isSearched ? texts.nothingFound : texts.empty}
          next={isSearched ? texts.nothingFoundNext : texts.emptyNext}
        />
      ) : (
        <ul className={styles.rows}>
          {designs.map((design) => (
            <Row key={design.id} design={design} />
          ))}
        </ul>
      )}
      {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} />}
    </section>
  );
}

function Row({ design }: { design: Design }) {
  const { id, name, active, sizes, priceCents, sizeConfirmed, picture, tried, requested } = design;
  const question = `remove-${id}`;
  const price =
    priceCents === null ? texts.noPrice : formatPrice(priceCents, currencyOf(siteLocale()), DEFAULT_LOCALE);
  const toggle = active ? "hide" : "show";
  const { search } = useLocation();
  const here = `/simulador-admin${search}`;
  return (
    <li>
      <span className={styles.thumb}>
        {picture ? <Picture picture={picture} alt="" sizes="48px" /> : texts.noPicture}
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        <span>{texts.facts(sizes, price)}</span>
        <Waiting id={id} />
        {!sizeConfirmed && <span className={styles.unsure}>{texts.unconfirmed}</span>}
        {tried > 0 && <span>{texts.counts(tried, requested)}</span>}
      </span>
      <Badge isOn={active}>{active ? texts.active : texts.inactive}</Badge>
      <Form method="post" action={here} replace preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <TextButton type="submit" name="intent" value={toggle} aria-label={texts[toggle](name)}>
          {active ? texts.hideWord : texts.showWord}
        </TextButton>
      </Form>
      <Link to={`/simulador-admin?tapete=${id}`} className={styles.edit} aria-label={texts.edit(name)}>
        <Icon name="edit" small />
      </Link>
      <IconButton icon="trash" small aria-label={texts.remove(name)} {...opens(question)} />
      <ConfirmForm
        id={question}
        title={texts.question(name)}
        text={texts.questionText}
        fields={{ id }}
        action={search.includes(id) ? "/simulador-admin" : here}
      />
    </li>
  );
}

/** What of it is not published yet, and what is to happen when. */
function Waiting({ id }: { id: string }) {
  const [thing] = usePendingChanges(DESIGNS_SLUG, [id]);
  if (!thing) return null;
  const { parts, withdrawAt } = thing;
  const dates = parts.flatMap(({ publishAt, failure }) => (publishAt && !failure ? publishAt.text : []));
  return (
    <>
      {parts.length > 0 && <span className={styles.waiting}>{texts.drafted(dates)}</span>}
      {withdrawAt && <span className={styles.waiting}>{texts.leaves(withdrawAt.text)}</span>}
    </>
  );
}
