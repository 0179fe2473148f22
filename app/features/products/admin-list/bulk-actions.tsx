import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { latePart } from "#app/ui/feedback/late-part.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { describedBy } from "#app/ui/forms/field.tsx";
import { Options } from "#app/ui/forms/options.tsx";
import { BulkBar, BulkPair, BulkRemoval } from "#app/ui/lists/bulk-bar.tsx";
import { useBulkSelection } from "#app/ui/lists/use-bulk-selection.ts";
import type { ProductOutcome } from "../editor/product-actions.server.ts";
import type { Option } from "../editor/product-choices.server.ts";
import { LEAST_PERCENT, MOST_PERCENT, percentProblem } from "./bulk-changes.rules.ts";
import { BULK_FORM, DESTINATION_PARAM, SEEN_VERSION } from "./bulk-form.ts";
import { PricePreviewDialog } from "./price-preview.tsx";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts, removal } = productsAdminTexts;

const PERCENT = "many-percent";

const { Part: ProductPicker } = latePart(async () => (await import("./product-picker.tsx")).ProductPicker);

type BulkActionsProps = {
  collections: Option[];
  rows: readonly { id: string }[];
  answer: ProductOutcome | undefined;
  /** The list shows this version of the content. */
  version: number;
  children: ReactNode;
};

/** Before the list (`children`) the choice by name, after it the bar. */
export function BulkActions({ collections, rows, answer: result, version, children }: BulkActionsProps) {
  const preview = result?.value?.prices;
  const [sent] = useState(preview);
  // While new prices are looked at the rugs stay ticked.
  const selection = useBulkSelection(BULK_FORM, rows, preview ? undefined : result);
  const [error, setError] = useState<string>();
  const asked = useSearchParams()[0].get(DESTINATION_PARAM);
  const { search } = useLocation();
  const destination = collections.find(({ id }) => id === asked);

  function checkPercent(event: MouseEvent<HTMLButtonElement>) {
    const field = event.currentTarget.form?.elements.namedItem("percent") as HTMLInputElement | null;
    const problem = percentProblem(field?.value ?? "");
    const { limits, unreadable } = texts.percentProblems;
    setError(problem ? (problem === "limits" ? limits(LEAST_PERCENT, MOST_PERCENT) : unreadable) : undefined);
    if (!problem) return;
    event.preventDefault();
    field?.focus();
  }
  /** Enter would trigger the first button. */
  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>("button[value=askPrices]")?.click();
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
      {children}
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
            <Button type="submit" small name="intent" value="hideMany">
              {texts.hide}
            </Button>
            <BulkRemoval
              id="remove-many"
              question={texts.question(selection.chosen.size)}
              text={removal.text}
            />
            <BulkPair
              id="many-collection"
              label={productsAdminTexts.collection}
              act={
                <Button type="submit" small name="intent" value="moveMany">
                  {texts.move}
                </Button>
              }
            >
              <select id="many-collection" name="collectionId" aria-label={texts.collection}>
                <option value="">{texts.noCollection}</option>
                <Options items={collections} />
              </select>
            </BulkPair>
            <BulkPair
              id={PERCENT}
              label={texts.percent}
              error={error}
              act={
                <Button type="submit" small name="intent" value="askPrices" onClick={checkPercent}>
                  {texts.price}
                </Button>
              }
            >
              <input
                {...describedBy(PERCENT, { ...(error && { error }) })}
                name="percent"
                inputMode="decimal"
                autoComplete="off"
                placeholder="+10"
                onKeyDown={onEnter}
              />
            </BulkPair>
          </>
        )}
      </BulkBar>
      {preview && <PricePreviewDialog preview={preview} search={search} isOpen={preview === sent} />}
    </>
  );
}
