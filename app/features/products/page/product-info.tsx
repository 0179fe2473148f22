import { SIZE_KEY } from "#app/features/catalogue/measure.rules.ts";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName, sizeQuery } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import { productsTexts } from "../products.texts.ts";
import { DRAWN_SIZES } from "./chosen-size.ts";
import styles from "./product-info.module.css";
import { materialsAndTechnique } from "./product-materials.ts";
import { ShareMenu } from "./share-menu.island.tsx";
import { SizeChoice } from "./size-choice.tsx";

type ProductInfoProps = {
  rug: ProductDetail;
  chosen: number;
  locale: Locale;
  path: string;
  address: string;
  whatsapp: string;
  room: string | null;
  texts: ProductTexts;
};

export function ProductInfo({ rug, chosen, locale, path, address, whatsapp, room, texts }: ProductInfoProps) {
  const facts = materialsAndTechnique(rug);
  return (
    <div className={styles.info}>
      <h1 className={classes(type.displayL, styles.name)}>{rug.name}</h1>
      <p className={classes(type.label, type.tag)}>
        {rug.collection && <b>{texts.collection(rug.collection.name)}</b>}
        {facts && <span>{facts}</span>}
        <span>{rug.designer ? texts.design(rug.designer.name) : texts.ownDesign}</span>
      </p>
      <p className={type.body}>{rug.description}</p>
      <SizeChoice rug={rug} chosen={chosen} room={room} locale={locale} path={path} texts={texts} />
      <div className={styles.links}>
        <FavouriteButton
          slug={rug.slug}
          label={productsTexts(locale).keep(rug.name)}
          word={productsTexts(locale).keepWord}
        />
        <TextLink href={pathFor(locale, `/produtos/${rug.slug}/ficha.pdf`)}>
          <Icon name="download" small />
          {texts.sheet}
        </TextLink>
        {whatsapp && <AskOnWhatsapp {...{ rug, locale, address, whatsapp, texts }} />}
        <Island
          name="share-menu"
          of={ShareMenu}
          hydrate="interaction"
          props={{
            name: rug.name,
            address,
            links: shareLinks(rug, address, texts),
            words: texts.share,
          }}
        />
      </div>
    </div>
  );
}

function AskOnWhatsapp({
  rug,
  locale,
  address,
  whatsapp,
  texts,
}: Omit<ProductInfoProps, "chosen" | "path" | "room">) {
  const link = (choice: string, page: string) => (
    <TextLink
      href={whatsappLink(whatsapp, texts.whatsapp(rug.name, choice, page))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="whatsapp" small />
      {texts.whatsappButton}
    </TextLink>
  );
  if (rug.sizes.length === 0 || rug.sizes.length > DRAWN_SIZES) return link("", address);
  return rug.sizes.map((size, index) => {
    const price =
      size.priceCents === null ? texts.onRequest : formatPrice(size.priceCents, rug.currency, locale);
    const query = sizeQuery(size);
    return (
      <span key={query} data-of-size={index}>
        {link(` (${sizeName(size, rug.isRound)}, ${price})`, `${address}?${SIZE_KEY}=${query}`)}
      </span>
    );
  });
}

function shareLinks({ name, pictures }: ProductDetail, address: string, texts: ProductTexts) {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const picture = pictures[0] && new URL(pictures[0].src, address).href;
  return [
    { name: "WhatsApp", href: `https://wa.me/?${query({ text: `${name} ${address}` })}` },
    {
      name: "Pinterest",
      href: `https://www.pinterest.com/pin/create/button/?${query({ url: address, ...(picture && { media: picture }), description: name })}`,
    },
    {
      name: texts.share.email,
      href: `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`,
    },
  ];
}
