import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Link, useActionData, useFetcher, useNavigate, useSearchParams } from "react-router";
import {
  type Crop,
  croppedSize,
  fillingZoom,
  MAX_STRAIGHTEN_DEGREES,
  TURNS,
  type Turn,
  turnedSize,
} from "#app/media/crop.rules.ts";
import type { CropView } from "#app/media/crop.server.ts";
import { FIRST_RENDITION_WIDTH } from "#app/media/media.rules.ts";
import type { LibraryFile } from "#app/media/picker/picker-file.ts";
import { classes } from "#app/ui/classes.ts";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field, TextField } from "#app/ui/forms/field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { listAddress, PAGE_FIELD } from "#app/ui/lists/list-address.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { frameOfRatio, RATIO_NAMES, RATIOS, type RatioName, toPercent } from "./crop-frame.rules.ts";
import { CropFrame } from "./crop-frame.tsx";
import styles from "./crop-panel.module.css";
import type { LibraryResult } from "./library-actions.server.ts";
import { CROP_FIELD } from "./library-admin.rules.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { crop: texts } = libraryAdminTexts;
const SIDES = ["left", "top", "width", "height"] as const;
const HEADING = "crop-heading";
const HELP = "crop-help";

type CropPanelProps = { file: LibraryFile; view: CropView };

export function CropPanel({ file, view }: CropPanelProps) {
  const { picture, isCropped, version } = view;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The list shows the result, and undoes it.
  const fetcher = useFetcher<LibraryResult>({ key: "library-removal" });
  // What was posted without script.
  const posted = useActionData<LibraryResult>()?.value?.form;
  const [crop, setCrop] = useState<Crop>(() => (posted ? typedCrop(posted.initialValue) : view.crop));
  const [ratioName, setRatioName] = useState<RatioName>("free");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const errors = ((fetcher.data?.value?.form ?? posted)?.error ?? {}) as Record<string, string[] | undefined>;
  const back = listAddress(query, { [CROP_FIELD]: null, [PAGE_FIELD]: query.get(PAGE_FIELD) });
  const before = useRef(fetcher.data);
  const isDone = fetcher.state === "idle" && fetcher.data !== before.current && fetcher.data?.value?.cropped;
  useEffect(() => {
    if (isDone) void navigate(back, { replace: true, preventScrollReset: true });
  }, [isDone, back, navigate]);

  const turned = turnedSize(picture, crop.turn);
  const aspect = turned.width / turned.height;
  const ratioIn = (name: RatioName, size: { width: number; height: number }) => {
    const ratio = RATIOS[name];
    return ratio && (ratio * size.height) / size.width;
  };
  const change = (part: Partial<Crop>) => setCrop((before) => ({ ...before, ...part }));
  function chooseRatio(name: RatioName) {
    setRatioName(name);
    const ratio = ratioIn(name, turned);
    if (ratio) change(frameOfRatio(crop, ratio));
  }
  /** The frame turns with the picture. */
  function turnBy(degrees: 90 | 270) {
    const { left, top, width, height } = crop;
    const right = 1 - left - width;
    const bottom = 1 - top - height;
    const frame =
      degrees === 90
        ? { left: bottom, top: left, width: height, height: width }
        : { left: top, top: right, width: height, height: width };
    const turn = ((crop.turn + degrees) % 360) as Turn;
    const ratio = ratioIn(ratioName, turnedSize(picture, turn));
    change({ turn, ...(ratio ? frameOfRatio(frame, ratio) : frame) });
  }
  const size = croppedSize(picture, crop);
  const isBusy = fetcher.state !== "idle";
  return (
    <section className={styles.panel} aria-labelledby={HEADING}>
      <h2 id={HEADING} ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title(file.name)}
      </h2>
      <p id={HELP} className={styles.help}>
        {texts.help}
      </p>
      <fetcher.Form method="post" className={styles.form}>
        <input type="hidden" name="id" value={file.id} />
        <input type="hidden" name="version" value={version} />
        <CropFrame
          frame={crop}
          ratio={ratioIn(ratioName, turned)}
          onChange={change}
          aspect={aspect}
          helpId={HELP}
        >
          <span className={styles.turned} style={turning(picture, crop)}>
            <Picture picture={picture} alt="" sizes="min(900px, 100vw)" eager />
          </span>
        </CropFrame>
        <p role="status" className={styles.help}>
          {texts.size(size.width, size.height)}
          {size.width < FIRST_RENDITION_WIDTH && ` ${texts.small}`}
        </p>
        <div className={classes(styles.tools, styles.scripted)}>
          <Button small icon="turn-left" onClick={() => turnBy(270)}>
            {texts.left}
          </Button>
          <Button small icon="turn-right" onClick={() => turnBy(90)}>
            {texts.right}
          </Button>
          <Segmented
            label={texts.ratio}
            name="ratio"
            value={ratioName}
            options={RATIO_NAMES.map((value) => ({ value, label: texts.ratios[value] }))}
            onChange={chooseRatio}
            className={styles.ratios}
          />
        </div>
        <Field id="crop-straighten" label={texts.straighten} error={errors.straighten?.[0]}>
          <span className={styles.range}>
            <input
              id="crop-straighten"
              type="range"
              name="straighten"
              min={-MAX_STRAIGHTEN_DEGREES}
              max={MAX_STRAIGHTEN_DEGREES}
              step="0.5"
              value={crop.straighten}
              onChange={(event) => change({ straighten: Number(event.currentTarget.value) })}
            />
            <output htmlFor="crop-straighten">{texts.degrees(crop.straighten)}</output>
          </span>
        </Field>
        <details open={SIDES.some((side) => errors[side])}>
          <summary>{texts.numbers}</summary>
          <div className={styles.numbers}>
            <Field id="crop-turn" label={texts.turn}>
              <select
                id="crop-turn"
                name="turn"
                value={crop.turn}
                onChange={(event) => change({ turn: Number(event.currentTarget.value) as Turn })}
              >
                {TURNS.map((turn, at) => (
                  <option key={turn} value={turn}>
                    {texts.turns[at]}
                  </option>
                ))}
              </select>
            </Field>
            {SIDES.map((side) => (
              <TextField
                key={side}
                id={`crop-${side}`}
                name={side}
                label={texts.sides[side]}
                error={errors[side]?.[0]}
                type="number"
                min="0"
                max="100"
                step="any"
                value={toPercent(crop[side])}
                onChange={(event) => change({ [side]: Number(event.currentTarget.value) / 100 })}
              />
            ))}
          </div>
        </details>
        <p className={styles.help}>{texts.keeps}</p>
        <div className={styles.tools}>
          <Button type="submit" name="intent" value="crop" variant="solid" busy={isBusy}>
            {texts.save}
          </Button>
          {isCropped && (
            <Button type="submit" name="intent" value="uncrop" formNoValidate busy={isBusy} icon="undo">
              {texts.restore}
            </Button>
          )}
          <Link to={back} preventScrollReset className={styles.cancel}>
            <Icon name="close" small />
            {buttonTexts.cancel}
          </Link>
        </div>
      </fetcher.Form>
    </section>
  );
}

function typedCrop(typed: Record<string, unknown> | null | undefined): Crop {
  const number = (name: string) => Number(typed?.[name]) || 0;
  const [left, top, width, height] = SIDES.map((side) => number(side) / 100) as [
    number,
    number,
    number,
    number,
  ];
  const turn = TURNS.find((one) => one === number("turn")) ?? 0;
  return { turn, straighten: number("straighten"), left, top, width, height };
}

/** Width and height in per cent of the turned picture's, then turned about the middle. */
function turning(picture: { width: number; height: number }, { turn, straighten }: Crop): CSSProperties {
  const turned = turnedSize(picture, turn);
  const zoom = fillingZoom(turned, straighten);
  return {
    width: `${(picture.width / turned.width) * 100}%`,
    height: `${(picture.height / turned.height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${turn + straighten}deg) scale(${zoom})`,
  };
}
