import { data, useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/farewell.page.ts";
import { unsubscribe } from "./newsletter.server.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterStep } from "./newsletter-step.tsx";

const GONE = 410;

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Also answers the one-click request of mail programs (RFC 8058), which carries the token in the address only. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readPostedFields(request);
  const token = String(form.get("token") ?? new URL(request.url).searchParams.get("token") ?? "");
  const isGone = await unsubscribe(token);
  return data({ isGone }, { status: isGone ? 200 : GONE });
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const { farewell } = newsletterTexts(localeOfPath(location.pathname));
  return [{ title: farewell.title }, { name: "robots", content: "noindex" }];
}

export default function Farewell({ loaderData, actionData }: Route.ComponentProps) {
  const { farewell } = newsletterTexts(localeOfPath(useLocation().pathname));
  return (
    <NewsletterStep title={farewell.title}>
      {actionData ? (
        <p role="status">{actionData.isGone ? farewell.done : farewell.unknown}</p>
      ) : (
        <>
          <p>{farewell.text}</p>
          <form method="post">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" variant="solid">
              {farewell.button}
            </Button>
          </form>
        </>
      )}
    </NewsletterStep>
  );
}
