import type { ReactNode } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { listAddress, PAGE_FIELD } from "#app/ui/list-address.ts";
import { NothingFound } from "#app/ui/list-tools.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SortableList } from "#app/ui/sortable.tsx";
import type { Autosave } from "#app/ui/use-autosave.ts";
import type { DesignerOutcome } from "./designer-actions.server.ts";
import type { DesignerRow, DesignerRows as Rows } from "./designer-editing.server.ts";
import styles from "./designer-rows.module.css";
import { DESIGNER_PAGE_SIZE, EDIT_KEY } from "./designers.rules.ts";
import { designersAdminTexts as texts } from "./designers-admin.texts.ts";

type DesignerRowsProps = { list: Rows; editedId: string | null; order: Autosave<DesignerOutcome> };

export function DesignerRows({ list, editedId, order }: DesignerRowsProps) {
  const [query] = useSearchParams();
  if (list.rows.length === 0)
    return query.get("q") ? <NothingFound /> : <EmptyState title={texts.empty} next={texts.emptyNext} />;
  return (
    <>
      <SortableList
        items={list.rows}
        idOf={({ id }: DesignerRow) => id}
        nameOf={({ name }: DesignerRow) => name}
        label={texts.list}
        className={styles.rows}
        itemClassName={({ id }: DesignerRow) => (id === editedId ? styles.edited : undefined)}
        revision={order.refusal}
        onOrder={(ids) => order.save({ intent: "order", order: ids.join(",") })}
      >
        {(row: DesignerRow, handle) => (
          <Row
            row={row}
            handle={handle}
            editAddress={listAddress(query, { [EDIT_KEY]: row.id, [PAGE_FIELD]: query.get(PAGE_FIELD) })}
          />
        )}
      </SortableList>
      {list.total > DESIGNER_PAGE_SIZE && (
        <Pager page={list.page} pageSize={DESIGNER_PAGE_SIZE} total={list.total} />
      )}
    </>
  );
}

type RowProps = { row: DesignerRow; handle: ReactNode; editAddress: string };

function Row({ row, handle, editAddress }: RowProps) {
  const question = `remove-${row.id}`;
  const { removal } = texts;
  return (
    <div className={styles.row}>
      <span className={styles.handle}>{handle}</span>
      <span className={styles.portrait}>
        {row.portrait ? (
          <Picture picture={row.portrait} alt="" sizes="56px" />
        ) : (
          <span>{texts.noPicture}</span>
        )}
      </span>
      <span className={styles.name}>
        <b>{row.name}</b>
        <span>{texts.rugs(row.rugs)}</span>
      </span>
      <span className={styles.state}>
        <Badge isOn={row.isActive}>{row.isActive ? texts.active : texts.inactive}</Badge>
      </span>
      <Link to={editAddress} preventScrollReset className={styles.tool} aria-label={texts.edit(row.name)}>
        <Icon name="edit" small />
      </Link>
      <IconButton icon="trash" small aria-label={texts.remove(row.name)} {...opens(question)} />
      <Confirm id={question} title={removal.question(row.name)} text={removal.text} cancel={removal.cancel}>
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="id" value={row.id} />
          <Button type="submit" variant="danger" name="intent" value="remove">
            {removal.confirm}
          </Button>
        </Form>
      </Confirm>
    </div>
  );
}
