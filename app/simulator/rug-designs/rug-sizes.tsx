import { useRef } from "react";
import { FieldError } from "#app/ui/forms/field.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import styles from "./rug-design-editor.module.css";
import { MAX_SIZES } from "./rug-designs.rules.ts";
import { parseSize, spelledSize } from "./rug-sizes.rules.ts";

const texts = simulatorAdminTexts.editor;

type RugSizesProps = {
  sizes: string[];
  onChange: (sizes: string[]) => void;
  errorOf: (name: string) => string | undefined;
};

export function RugSizes({ sizes, onChange, errorOf }: RugSizesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusOn = (place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[place]?.focus());

  function add() {
    onChange([...sizes, ""]);
    focusOn(sizes.length);
  }

  function remove(place: number) {
    onChange(sizes.filter((_, other) => other !== place));
    focusOn(Math.max(0, place - 1));
  }

  return (
    <fieldset className={styles.group}>
      <legend>{texts.sizes}</legend>
      <p className={styles.help}>{texts.sizesHelp}</p>
      <ul ref={list} className={styles.sizes}>
        {sizes.map((size, place) => {
          const read = parseSize(size);
          const id = `rug-size-${place}`;
          const error = errorOf(`sizes[${place}]`) ?? (place === 0 ? errorOf("sizes") : undefined);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a size is its place in the list
            <li key={place}>
              <input
                id={id}
                name={`sizes[${place}]`}
                value={size}
                aria-label={texts.sizeOf(place + 1)}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-error ${id}-read`}
                autoComplete="off"
                onChange={(event) =>
                  onChange(sizes.map((other, at) => (at === place ? event.currentTarget.value : other)))
                }
              />
              {sizes.length > 1 && (
                <IconButton
                  icon="trash"
                  small
                  aria-label={texts.removeSize(size || texts.sizeOf(place + 1))}
                  onClick={() => remove(place)}
                />
              )}
              <p id={`${id}-read`} className={styles.help}>
                {read && spelledSize(read) !== size.trim() && texts.sizeRead(spelledSize(read))}
              </p>
              <FieldError id={`${id}-error`} message={error} />
            </li>
          );
        })}
      </ul>
      {sizes.length < MAX_SIZES && (
        <TextButton icon="plus" onClick={add}>
          {texts.addSize}
        </TextButton>
      )}
    </fieldset>
  );
}
