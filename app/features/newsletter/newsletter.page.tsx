import { data, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/newsletter.page.ts";
import { getStepPicture, receiveSubscription } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterSignup } from "./newsletter-signup.tsx";
import { NewsletterStep } from "./newsletter-step.tsx";

const [OK, ACCEPTED, INVALID] = [200, 202, 422];
const WORDS = { refused: "invalid", tooMany: "tooMany", failed: "failed" } as const;

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [{ newsletter }, picture] = await Promise.all([getSettings(locale), getStepPicture(locale)]);
  return { title: newsletter.title, text: newsletter.text, picture };
}

export const handle: RouteHandle = { footer: "no-newsletter" };

/** With script only the status is read; without it the page is shown. */
export async function action({ request }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { form } = newsletterTexts(locale);
  const { data: response, init } = await receiveSubscription(request);
  const { state, result } = response;
  const email = String(result?.initialValue?.email ?? "");
  if (state === "sent") {
    const isLater = !canSendMail();
    return data({ isSent: true, isLater, email, error: "" }, { status: isLater ? ACCEPTED : OK });
  }
  const status = state === "refused" ? INVALID : init?.status;
  return data({ isSent: false, isLater: false, email, error: form[WORDS[state]] }, { status });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData.title }, { name: "robots", content: "noindex" }];
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <NewsletterStep title={loaderData.title} picture={loaderData.picture}>
      {actionData?.isSent ? (
        <p role="status">{newsletterTexts(locale).form[actionData.isLater ? "sentLater" : "sent"]}</p>
      ) : (
        <>
          <p>{loaderData.text}</p>
          <NewsletterSignup locale={locale} initial={actionData} />
          <p className={type.label}>
            {newsletterTexts(locale).promise}{" "}
            <a href={pathFor(locale, "/privacidade")}>{siteTexts(locale).pages.privacy}</a>
          </p>
        </>
      )}
    </NewsletterStep>
  );
}
