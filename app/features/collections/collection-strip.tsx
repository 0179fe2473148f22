import type { CSSProperties } from "react";
import { linkFor } from "#app/i18n/links.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { Sheet } from "#app/ui/dialogs/sheet.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import rack from "#app/ui/layout/scale-strip.module.css";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./collection-strip.module.css";
import type { CollectionTile } from "./collection-tiles.server.ts";
import { collectionsTexts } from "./collections.texts.ts";

type CollectionStripProps = { locale: Locale; heading: string; tiles: CollectionTile[] };

export function CollectionStrip({ locale, heading, tiles }: CollectionStripProps) {
  const texts = collectionsTexts(locale);
  return (
    <>
      <ul className={classes(rack.rack, styles.strip)} tabIndex={0} aria-label={texts.stripLabel}>
        {tiles.map((tile, index) => (
          <li key={tile.title} style={{ "--metres": tile.rugWidthMetres } as CSSProperties}>
            <button
              type="button"
              className={classes(rack.item, tile.isRound && rack.round)}
              aria-haspopup="dialog"
              {...{ commandfor: sheetId(index), command: "show-modal" }}
            >
              <span className={rack.rug}>{rugOf(tile)}</span>
              <span className={rack.caption}>
                <span className={type.titleM}>{tile.title}</span>
                <span className={styles.explore}>
                  {tile.exploreText}
                  <Icon name="arrow" small />
                </span>
              </span>
              <span className={styles.about}>{tile.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={grid.grid}>
        <p className={styles.all}>
          <ButtonLink icon="arrow" href={pathFor(locale, "/colecoes")}>
            {texts.seeAll}
          </ButtonLink>
        </p>
      </div>
      {tiles.map((tile, index) => (
        <TileSheet key={tile.title} id={sheetId(index)} locale={locale} heading={heading} tile={tile} />
      ))}
    </>
  );
}

const sheetId = (index: number) => `collection-${index + 1}`;

function rugOf({ rugPicture, picture, rugWidthMetres }: CollectionTile) {
  const drawn = (metre: number) => `${Math.ceil(rugWidthMetres * metre)}px`;
  const sizes = `(max-width: 767px) ${drawn(108)}, (max-width: 1023px) ${drawn(112)}, ${drawn(132)}`;
  if (rugPicture)
    return (
      <Picture
        picture={{ ...rugPicture, colour: "transparent" }}
        alt=""
        className={ground.ground}
        sizes={sizes}
      />
    );
  return picture && <Picture picture={picture} alt="" sizes={sizes} />;
}

type TileSheetProps = { id: string; locale: Locale; heading: string; tile: CollectionTile };

function TileSheet({ id, locale, heading, tile }: TileSheetProps) {
  const texts = collectionsTexts(locale);
  const picture = tile.picture ?? tile.rugPicture;
  return (
    <Sheet id={id} labelledBy={`${id}-title`} heading={heading} closeLabel={texts.close}>
      {picture && (
        <div className={styles.room}>
          <Picture picture={picture} sizes="(max-width: 767px) 100vw, 520px" />
        </div>
      )}
      <h2 className={type.displayM} id={`${id}-title`}>
        {tile.title}
      </h2>
      <p className={type.body}>{tile.description}</p>
      <ButtonLink
        variant="solid"
        full
        icon="arrow"
        href={linkFor(locale, tile.url)}
        className={styles.action}
      >
        {texts.exploreCollection}
      </ButtonLink>
    </Sheet>
  );
}
