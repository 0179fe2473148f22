import { createRef, type ReactNode, useId, useState } from "react";
import type from "../layout/type.module.css";
import { placed, type Sorted } from "./sortable.rules.ts";
import { type SortableTexts, sortableTexts } from "./sortable.texts.ts";
import { type SortableElements, SortableItem } from "./sortable-item.tsx";
import { useDragging } from "./use-dragging.ts";
import { useSorting } from "./use-sorting.ts";

type SortableListProps<T> = {
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  onOrder: (ids: string[], change: Sorted) => void;
  /** A change resets the order to `items`, as after a failed save. */
  revision?: unknown;
  texts?: SortableTexts;
  as?: "ul" | "ol";
  layout?: "rows" | "grid";
  className?: string;
  itemClassName?: (item: T) => string | undefined;
  label?: string;
  /** Without script each step submits this intent and `move` (see `readOrder`). Only outside other forms. */
  moveIntent?: string;
  children: (item: T, handle: ReactNode) => ReactNode;
};

export function SortableList<T>(props: SortableListProps<T>) {
  const { items, idOf, nameOf, texts = sortableTexts, as: List = "ul" } = props;
  const id = useId();
  const sorting = useSorting({ ids: items.map(idOf), ...props, texts, nameOf: nameOfId });
  const byId = new Map(items.map((item) => [idOf(item), item]));
  function nameOfId(wanted: string) {
    const item = byId.get(wanted);
    return item ? nameOf(item) : "";
  }
  const elementsOf = useElements();
  const [dragged, setDragged] = useState<string>();
  const { Dragging, offer } = useDragging();

  return (
    <>
      <List
        className={props.className}
        aria-label={props.label}
        data-draggable={Dragging ? "" : undefined}
        {...offer}
      >
        {sorting.order.map((itemId, index) => {
          const item = byId.get(itemId);
          return (
            item !== undefined && (
              <SortableItem
                key={itemId}
                id={itemId}
                index={index}
                count={sorting.order.length}
                name={nameOf(item)}
                texts={texts}
                isGrid={props.layout === "grid"}
                elements={elementsOf(itemId)}
                isLifted={sorting.lifted === itemId}
                isMoving={sorting.lifted === itemId || dragged === itemId}
                instructionsId={`${id}-instructions`}
                moveForm={props.moveIntent && `${id}-move`}
                onKey={(event) => sorting.press(event, itemId)}
                onStep={(step) => sorting.step(itemId, step)}
                className={props.itemClassName?.(item)}
              >
                {(handle) => props.children(item, handle)}
              </SortableItem>
            )
          );
        })}
      </List>
      <p id={`${id}-instructions`} hidden>
        {texts.instructions}
      </p>
      <p role="status" className={type.visuallyHidden}>
        {sorting.spoken}
      </p>
      {props.moveIntent && (
        <form id={`${id}-move`} method="post">
          <input type="hidden" name="intent" value={props.moveIntent} />
        </form>
      )}
      {Dragging && (
        <Dragging
          order={sorting.order}
          elementsOf={elementsOf}
          onStart={(itemId) => {
            sorting.drop();
            setDragged(itemId);
          }}
          onEnd={(itemId, index) => {
            setDragged(undefined);
            if (index !== null) sorting.applyOrder(placed(sorting.order, itemId, index), itemId);
          }}
        />
      )}
    </>
  );
}

/** Where the pieces stand on the page, for the code that drags them. */
function useElements(): (id: string) => SortableElements {
  const [known] = useState(() => new Map<string, SortableElements>());
  return (id) => {
    const elements = known.get(id) ?? { item: createRef(), handle: createRef() };
    known.set(id, elements);
    return elements;
  };
}
