import { data, useLocation } from "react-router";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { Route } from "./+types/unsubscribe.page.ts";
import { getStepPicture, isKnownLink, unsubscribe } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { stepWords, TokenStep } from "./newsletter-step.tsx";

const GONE = 410;

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const [isGood, picture] = await Promise.all([
    isKnownLink(token),
    getStepPicture(localeOfPath(pathname), "leaving"),
  ]);
  return { token, isGood, picture };
}

/** Also handles one-click unsubscription (RFC 8058), whose token is in the address. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readPostedFields(request);
  const token = String(form.get("token") ?? new URL(request.url).searchParams.get("token") ?? "");
  const isGone = await unsubscribe(token);
  return data({ isGone }, { status: isGone ? 200 : GONE });
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { unsubscribing } = newsletterTexts(localeOfPath(location.pathname));
  const { title } = stepWords(unsubscribing, loaderData?.isGood ?? true, undefined);
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { unsubscribing } = newsletterTexts(locale);
  return (
    <TokenStep data={loaderData} texts={unsubscribing} isDone={actionData?.isGone}>
      <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
        {siteTexts(locale).pages.contact}
      </ButtonLink>
    </TokenStep>
  );
}
