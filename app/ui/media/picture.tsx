import { preload } from "react-dom";
import { objectPosition, type Picture as PictureData } from "./picture.rules.ts";

type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** Windows in which the upright crop is shown, if the picture has one, and the width it is drawn at. */
  upright?: { media: string; sizes: string };
  /** For the page's largest picture: preloaded. */
  eager?: boolean;
  /** In a list of the administration, whose script goes first. */
  late?: boolean;
  className?: string;
  /** Replaces the stored description; empty for decoration. */
  alt?: string;
};

/** A picture in every format, with its room kept and its colour shown before it arrives. */
export function Picture({
  picture,
  sizes: drawn,
  upright,
  eager = false,
  late = false,
  className,
  alt,
}: PictureProps) {
  const sizes = sizesFor(drawn);
  const whole = { media: undefined, sizes, sources: picture.sources };
  const shown =
    upright && picture.upright
      ? [{ media: upright.media, sizes: sizesFor(upright.sizes), sources: picture.upright }, whole]
      : [whole];
  for (const { media, sizes, sources } of eager ? shown : []) {
    const best = sources[0];
    preload(picture.src, {
      as: "image",
      fetchPriority: "high",
      ...(best && { imageSrcSet: best.srcset, imageSizes: sizes, type: best.type }),
      media: media ?? (shown.length > 1 ? `not (${upright?.media})` : undefined),
    });
  }
  const { x, y } = picture.focal;
  return (
    <picture>
      {shown.flatMap(({ media, sizes, sources }) =>
        sources.map(({ type, srcset }) => (
          <source
            key={`${media} ${type}`}
            media={media}
            type={type}
            {...(hasChoice(srcset) ? { srcSet: srcset, sizes } : { srcSet: withoutWidth(srcset) })}
          />
        )),
      )}
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.srcset && sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : late ? "low" : undefined}
        // Decoded together with the text around it.
        decoding={eager ? "sync" : "async"}
        className={className}
        style={{
          backgroundColor: picture.colour,
          ...((x !== 0.5 || y !== 0.5) && { objectPosition: objectPosition(picture.focal) }),
        }}
      />
    </picture>
  );
}

/** Of one file the browser takes that one, whatever the width; HTML requires `sizes` beside a width. */
const hasChoice = (srcset: string) => srcset.includes(",");
const withoutWidth = (srcset: string) => srcset.split(" ", 1)[0];

const ON_A_PHONE = "(max-width: 767px) ";
/**
 * Very high and very low densities get a smaller width: no visible difference for half the bytes. Shares for which a
 * picture of nearly the window's width is the 640 on a phone of 390 × 3 and the 480 on one of 412 × 1.75.
 */
const REDUCED_DENSITIES = [
  { screen: "(min-resolution: 2.5dppx)", share: 0.6 },
  { screen: "(min-resolution: 1.5dppx) and (max-resolution: 1.9dppx)", share: 0.73 },
];

function sizesFor(drawn: string): string {
  if (!drawn.startsWith(ON_A_PHONE)) return drawn;
  const length = firstLength(drawn.slice(ON_A_PHONE.length));
  const phones = REDUCED_DENSITIES.map(
    ({ screen, share }) => `(max-width: 767px) and ${screen} ${shareOf(length, share)}`,
  );
  return [...phones, drawn].join(", ");
}

function firstLength(lengths: string): string {
  let depth = 0;
  for (let at = 0; at < lengths.length; at += 1) {
    const one = lengths[at];
    if (one === "(") depth += 1;
    else if (one === ")") depth -= 1;
    else if (one === "," && depth === 0) return lengths.slice(0, at);
  }
  return lengths;
}

function shareOf(length: string, share: number): string {
  const [, number, unit] = /^(\d+)(vw|px)$/.exec(length) ?? [];
  return number ? `${Math.round(Number(number) * share)}${unit}` : `calc(${share} * ${length})`;
}
