import { data, useLocation } from "react-router";
import { allowSubmission } from "#app/features/requests/submission-limits.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { GUARD_FIELDS } from "#app/ui/posted-form.rules.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { SUBSCRIPTIONS_PER_ADDRESS } from "./newsletter.rules.ts";
import { subscribe } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterSignup } from "./newsletter-signup.tsx";
import { NewsletterStep } from "./newsletter-step.tsx";

const TOO_MANY = 429;
const INVALID = 422;

export async function loader({ request }: Route.LoaderArgs) {
  const { newsletter } = await getSettings(localeOfPath(new URL(request.url).pathname));
  return { title: newsletter.title, text: newsletter.text };
}

/** Takes the footer's form: with script only the status is read, without it the page shows the result. */
export async function action({ request }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { form } = newsletterTexts(locale);
  const fields = await readPostedFields(request);
  const email = String(fields.get("email") ?? "");
  // Whoever fills in what nobody sees is thanked like a person, and nothing is kept.
  if (fields.get(GUARD_FIELDS.honeypot)) return data({ isSent: true, email, error: "" });
  if (!(await allowSubmission("newsletter", request, SUBSCRIPTIONS_PER_ADDRESS))) {
    return data({ isSent: false, email, error: form.tooMany }, { status: TOO_MANY });
  }
  const outcome = await subscribe({ email, locale });
  if (outcome.ok) return data({ isSent: true, email, error: "" });
  return data({ isSent: false, email, error: outcome.fieldErrors?.email?.[0] ?? "" }, { status: INVALID });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData.title }, { name: "robots", content: "noindex" }];
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <NewsletterStep title={loaderData.title}>
      {actionData?.isSent ? (
        <p role="status">{newsletterTexts(locale).form.sent}</p>
      ) : (
        <>
          <p>{loaderData.text}</p>
          <NewsletterSignup locale={locale} initial={actionData} />
        </>
      )}
    </NewsletterStep>
  );
}
