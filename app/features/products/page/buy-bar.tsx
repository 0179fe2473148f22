import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import styles from "./buy-bar.module.css";
import { RoomButton, SIZE_FORM_ID } from "./room-button.tsx";

type BuyBarProps = { rug: ProductDetail; room: string | null; locale: Locale; texts: ProductTexts };

export function BuyBar({ rug, room, locale, texts }: BuyBarProps) {
  return (
    <section className={styles.bar} aria-label={texts.buy}>
      <p>
        <b>{rug.name}</b>
        {rug.sizes.map((size, index) => (
          <span key={sizeName(size, rug.isRound)} data-of-size={index} className={type.num}>
            {sizeName(size, rug.isRound)},{" "}
            {size.priceCents === null ? texts.onRequest : formatPrice(size.priceCents, rug.currency, locale)}
          </span>
        ))}
      </p>
      {room && (
        <RoomButton room={room} rug={rug} aria-label={texts.seeInRoom}>
          <Icon name="camera" />
        </RoomButton>
      )}
      <Button type="submit" variant={room ? "outline" : "solid"} form={SIZE_FORM_ID}>
        {texts.quote}
      </Button>
    </section>
  );
}
