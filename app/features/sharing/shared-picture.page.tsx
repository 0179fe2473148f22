import { data, useLocation } from "react-router";
import { authorise, type Editor } from "#app/accounts/guard.server.ts";
import { rolesWith } from "#app/accounts/rights.rules.ts";
import { sizeQuery } from "#app/features/catalogue/products.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatDay, formatPrice } from "#app/i18n/format.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/shared-picture.page.ts";
import styles from "./shared-picture.module.css";
import { sharedPictureTexts } from "./shared-picture.texts.ts";
import { REMOVAL_QUERY, sharedFilePath } from "./shared-pictures.rules.ts";
import { getRugOnSale, getSharedPicture, removeSharedPicture } from "./shared-pictures.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [found, { brand }] = await Promise.all([
    contentOrDefault<Awaited<ReturnType<typeof getSharedPicture>> | "unread">(
      "unread",
      "A shared picture could not be read",
      () => getSharedPicture(params.id),
    ),
    getSettings(locale),
  ]);
  const isUnread = found === "unread";
  const picture = isUnread ? null : found;
  const shown = picture && {
    ...{ id: picture.id, rug: picture.rugName, size: picture.sizeName, expiresAt: picture.expiresAt },
    isApproximate: picture.isApproximate,
    tryQuery: queryOf(picture),
    onSale: await getRugOnSale(picture, locale),
  };
  const page = {
    isUnread,
    picture: shown,
    brand: brand.name,
    origin: siteOrigin(request),
    secret: searchParams.get(REMOVAL_QUERY),
  };
  return data(page, { status: isUnread ? 503 : picture ? 200 : 404 });
}

export async function action({ request, params }: Route.ActionArgs) {
  const secret = String((await readPostedFields(request)).get("secret") ?? "");
  const by: Editor | { secret: string } | null = secret
    ? { secret }
    : await authorise(request, rolesWith("panel"));
  const isGone = by !== null && (await removeSharedPicture(by, params.id));
  return data({ isGone }, { status: isGone ? 200 : 403 });
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  const texts = sharedPictureTexts(locale);
  const picture = loaderData?.picture;
  const absent = loaderData?.isUnread ? siteTexts(locale).unread.title : texts.gone.title;
  const name = picture ? texts.name(picture.rug, picture.size) : absent;
  const title = siteTexts(locale).title(name, loaderData?.brand ?? "");
  return [
    { title },
    { name: "robots", content: "noindex" },
    ...(picture
      ? [
          { property: "og:title", content: title },
          { property: "og:image", content: loaderData.origin + sharedFilePath(picture.id) },
          { property: "og:image:type", content: "image/jpeg" },
        ]
      : []),
  ];
}

export default function SharedPicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = sharedPictureTexts(locale);
  const { picture, isUnread, secret, brand } = loaderData;
  if (isUnread) return <UnavailableView locale={locale} path={pathname} />;
  const simulator = pathFor(locale, "/simulador");
  if (actionData?.isGone || !picture) {
    const words = actionData?.isGone ? texts.removed : texts.gone;
    return (
      <section className={styles.page}>
        <h1 className={type.displayL}>{words.title}</h1>
        <p className={type.lead} role="status">
          {words.text}
        </p>
        <ButtonLink variant="solid" icon="arrow" href={simulator}>
          {texts.try}
        </ButtonLink>
      </section>
    );
  }
  const { onSale } = picture;
  return (
    <section className={classes(grid.grid, styles.shared)}>
      <header className={styles.rug}>
        <h1 className={type.displayL}>{picture.rug}</h1>
        <p className={classes(type.lead, type.num)}>
          {picture.size}
          {picture.isApproximate && `, ${texts.approximate}`}
        </p>
        {onSale && (
          <p className={classes(type.ui, type.num)}>
            {onSale.priceCents === null
              ? texts.onRequest
              : texts.price(formatPrice(onSale.priceCents, onSale.currency, locale))}
          </p>
        )}
      </header>
      <img
        className={styles.picture}
        src={sharedFilePath(picture.id)}
        alt={texts.alt(picture.rug, picture.size)}
      />
      <div className={styles.ways}>
        <ButtonLink variant="solid" icon="arrow" href={`${simulator}?${picture.tryQuery}`}>
          {texts.try}
        </ButtonLink>
        {onSale && (
          <TextLink icon="arrow" href={pathFor(locale, `/produtos/${onSale.slug}`)}>
            {texts.rugPage}
          </TextLink>
        )}
        <p className={type.label}>{texts.until(formatDay(picture.expiresAt, locale), brand)}</p>
        {secret !== null && (
          <form method="post" className={styles.removal}>
            <input type="hidden" name="secret" value={secret} />
            <p>{texts.removal.text}</p>
            <Button type="submit" variant="danger" icon="trash">
              {texts.removal.button}
            </Button>
            {actionData && <p role="alert">{texts.removal.refused}</p>}
          </form>
        )}
      </div>
    </section>
  );
}

type Shown = {
  rugSlug: string;
  designId: string | null;
  widthMetres: number;
  lengthMetres: number;
  colours: string;
};

function queryOf({ rugSlug, designId, widthMetres, lengthMetres, colours }: Shown): string {
  const query = new URLSearchParams({
    tapete: designId ?? rugSlug,
    medida: sizeQuery({ widthMetres, lengthMetres }),
  });
  if (colours) query.set("cores", colours);
  return query.toString();
}
