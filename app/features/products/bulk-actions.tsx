import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { BulkBar, BulkPair, BulkRemoval } from "#app/ui/bulk-bar.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { Options } from "#app/ui/options.tsx";
import { useBulkSelection } from "#app/ui/use-bulk-selection.ts";
import { readPercent } from "./bulk-changes.rules.ts";
import { BULK_FORM, DESTINATION_PARAM, SEEN_VERSION } from "./bulk-form.ts";
import type { ProductOutcome } from "./product-actions.server.ts";
import type { Option } from "./product-choices.server.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts, removal } = productsAdminTexts;

const { Part: ProductPicker } = latePart(async () => (await import("./product-picker.tsx")).ProductPicker);

type BulkActionsProps = {
  collections: Option[];
  rows: readonly { id: string }[];
  answer: ProductOutcome | undefined;
  /** The list shows this version of the content. */
  version: number;
};

export function BulkActions({ collections, rows, answer: result, version }: BulkActionsProps) {
  const selection = useBulkSelection(BULK_FORM, rows, result);
  const [error, setError] = useState<string>();
  const asked = useSearchParams()[0].get(DESTINATION_PARAM);
  const destination = collections.find(({ id }) => id === asked);

  function checkPercent(event: MouseEvent<HTMLButtonElement>) {
    const field = event.currentTarget.form?.elements.namedItem("percent") as HTMLInputElement | null;
    const isRight = readPercent(field?.value ?? "") !== null;
    setError(isRight ? undefined : texts.percentError);
    if (isRight) return;
    event.preventDefault();
    field?.focus();
  }
  /** Enter would trigger the first button. */
  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>("button[value=priceMany]")?.click();
  }

  return (
    <>
      {destination && (
        <ProductPicker
          collection={destination.name}
          chosen={selection.chosen}
          onChoose={(rugs) =>
            selection.setChosen(
              (before) => new Map([...before, ...rugs.map(({ id, name }) => [id, name] as const)]),
            )
          }
        />
      )}
      <BulkBar selection={selection} label={texts.label} countedAs={texts.chosen}>
        <input type="hidden" name={SEEN_VERSION} value={version} />
        {destination ? (
          <>
            <input type="hidden" name="collectionId" value={destination.id} />
            <Button type="submit" small variant="solid" name="intent" value="moveMany">
              {texts.put(destination.name)}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" small name="intent" value="publishMany">
              {texts.publish}
            </Button>
            <BulkPair>
              <select name="collectionId" aria-label={texts.collection}>
                <option value="">{texts.noCollection}</option>
                <Options items={collections} />
              </select>
              <Button type="submit" small name="intent" value="moveMany">
                {texts.move}
              </Button>
            </BulkPair>
            <BulkPair>
              <TextField
                id="many-percent"
                name="percent"
                label={texts.percent}
                aria-label={texts.percent}
                inputMode="decimal"
                autoComplete="off"
                placeholder="+10 %"
                error={error}
                onKeyDown={onEnter}
              />
              <Button type="submit" small name="intent" value="priceMany" onClick={checkPercent}>
                {texts.price}
              </Button>
            </BulkPair>
            <BulkRemoval
              id="remove-many"
              question={texts.question(selection.chosen.size)}
              text={removal.text}
            />
          </>
        )}
      </BulkBar>
    </>
  );
}
