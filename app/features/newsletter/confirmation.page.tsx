import { data, useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import type { Route } from "./+types/confirmation.page.ts";
import { confirmSubscription, getConfirmationState, getStepPicture } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterSignup } from "./newsletter-signup.tsx";
import { stepWords, TokenStep } from "./newsletter-step.tsx";

const GONE = 410;

export const handle: RouteHandle = { footer: "no-newsletter" };

/** Mail scanners open links, so only the button confirms. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const [confirmation, picture] = await Promise.all([
    getConfirmationState(token),
    getStepPicture(localeOfPath(pathname)),
  ]);
  return { token, isGood: confirmation === "waiting", isDone: confirmation === "confirmed", picture };
}

export async function action({ request }: Route.ActionArgs) {
  const token = String((await readPostedFields(request)).get("token") ?? "");
  const isConfirmed = await confirmSubscription(token);
  return data({ isConfirmed }, { status: isConfirmed ? 200 : GONE });
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { confirmation } = newsletterTexts(localeOfPath(location.pathname));
  const { isGood = true, isDone } = loaderData ?? {};
  const { title } = stepWords(confirmation, isGood, isDone || undefined);
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { confirmation } = newsletterTexts(locale);
  const isDone = actionData?.isConfirmed ?? loaderData.isDone;
  return (
    <TokenStep data={loaderData} texts={confirmation} isDone={isDone || undefined} icon="check">
      <NewsletterSignup locale={locale} subscribe={confirmation.again} />
    </TokenStep>
  );
}
