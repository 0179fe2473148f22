import { data, useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/confirmation.page.ts";
import { confirmSubscription, getStepPicture, isWaiting } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterStep } from "./newsletter-step.tsx";

const GONE = 410;

/** Mail scanners open links, so only the button confirms. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const [isGood, picture] = await Promise.all([isWaiting(token), getStepPicture(localeOfPath(pathname))]);
  return { token, isGood, picture };
}

export async function action({ request }: Route.ActionArgs) {
  const token = String((await readPostedFields(request)).get("token") ?? "");
  const isConfirmed = await confirmSubscription(token);
  return data({ isConfirmed }, { status: isConfirmed ? 200 : GONE });
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const { confirmation } = newsletterTexts(localeOfPath(location.pathname));
  return [{ title: confirmation.title }, { name: "robots", content: "noindex" }];
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmation } = newsletterTexts(localeOfPath(useLocation().pathname));
  const { token, isGood, picture } = loaderData;
  return (
    <NewsletterStep title={confirmation.title} picture={picture}>
      {actionData || !isGood ? (
        <p role="status">{actionData?.isConfirmed ? confirmation.done : confirmation.unknown}</p>
      ) : (
        <>
          <p>{confirmation.text}</p>
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="solid" icon="check">
              {confirmation.button}
            </Button>
          </form>
        </>
      )}
    </NewsletterStep>
  );
}
