import { data } from "react-router";
import { log } from "#app/platform/log.server.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type { Route } from "./+types/unknown-screen.admin.ts";
import { adminTexts } from "./admin.texts.ts";

const NOT_FOUND = 404;
const { notFound } = siteTexts("pt-BR");

export const meta: Route.MetaFunction = () => [{ title: adminTexts.documentTitle(notFound.title) }];

export function loader({ url }: Route.LoaderArgs) {
  log.warn({ path: url.pathname }, "Page not found");
  return data(null, { status: NOT_FOUND });
}

/** With the specified text and button, and the panel around them. */
export default function UnknownScreen() {
  return (
    <EmptyState title={notFound.text} next={adminTexts.unknownNext}>
      <ButtonRoute to="/admin" variant="solid" small>
        {adminTexts.toToday}
      </ButtonRoute>
      <TextLink href="/">{notFound.home}</TextLink>
    </EmptyState>
  );
}
