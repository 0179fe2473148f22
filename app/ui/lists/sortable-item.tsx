import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./sortable.module.css";
import { STEPS, type Step } from "./sortable.rules.ts";
import type { SortableTexts } from "./sortable.texts.ts";
import { handleId } from "./use-sorting.ts";

export type SortableElements = {
  item: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLButtonElement | null>;
};

type SortableItemProps = {
  id: string;
  index: number;
  count: number;
  name: string;
  texts: SortableTexts;
  isGrid: boolean;
  elements: SortableElements;
  isLifted: boolean;
  isMoving: boolean;
  instructionsId: string;
  moveForm: string | undefined;
  onKey: (event: KeyboardEvent) => void;
  onStep: (step: Step) => void;
  className?: string;
  children: (handle: ReactNode) => ReactNode;
};

export function SortableItem(props: SortableItemProps) {
  return (
    <li
      ref={props.elements.item}
      className={classes(styles.item, props.className)}
      data-moving={props.isMoving || undefined}
    >
      {props.children(<Handle {...props} />)}
    </li>
  );
}

/** Dragged, or lifted with the space bar; a click opens the steps, for users who cannot drag. */
function Handle({ id, index, count, name, texts, isLifted, elements, ...props }: SortableItemProps) {
  // Without script the steps must be in the page, where they work without it; else they come with the first click.
  const [hasSteps, setSteps] = useState(props.moveForm !== undefined);
  const menuId = `${handleId(id)}-steps`;
  const isAtEnd = (step: Step) => (step === "first" || step === "back" ? index === 0 : index === count - 1);
  return (
    <>
      <button
        ref={elements.handle}
        id={handleId(id)}
        type="button"
        className={styles.handle}
        aria-label={texts.handle(name)}
        aria-describedby={props.instructionsId}
        data-held={isLifted || undefined}
        popoverTarget={menuId}
        // Before the browser looks for the popover, which it does after the click's listeners.
        onClick={() => flushSync(() => setSteps(true))}
        onKeyDown={props.onKey}
        // The space bar lifts the item; its keyup must not click the button.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
      >
        <Icon name="drag" />
      </button>
      {hasSteps && (
        <div id={menuId} popover="auto" className={styles.steps}>
          {STEPS.map((step) => (
            <button
              key={step}
              type={props.moveForm ? "submit" : "button"}
              form={props.moveForm}
              name="move"
              value={`${step}:${id}`}
              disabled={isAtEnd(step)}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                props.onStep(step);
              }}
            >
              {texts[step]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
