import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import type { Route } from "./+types/settings.admin.ts";
import { LogoField } from "./logo-field.tsx";
import type { OwnPanels } from "./panel-fields.tsx";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import { screenAt } from "./settings-panels.ts";
import { loadSettingsScreen, saveSettingsScreen } from "./settings-screen.server.ts";
import { SettingsScreenView, titleOfScreen } from "./settings-screen.tsx";
import { VeilField } from "./veil-field.tsx";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: titleOfScreen(screenAt(location.pathname)) },
];

export const loader = (args: Route.LoaderArgs) => loadSettingsScreen(args);
export const action = (args: Route.ActionArgs) => saveSettingsScreen(args);

export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, texts.toasts.failed);
}

export const shouldRevalidate = revalidateUnlessRefused;

const LOGO_NAMES = { logo: "brand.logo", isPlain: "theme.isLogoPlain" } as const;

const OWN: OwnPanels = {
  veil: ({ partOf, errors }) => <VeilField part={partOf("home.veil")} error={errors["home.veil"]?.[0]} />,
  logo: ({ common, values, errors, settings }) => (
    <>
      {common(settings.filter((name) => name !== LOGO_NAMES.logo && name !== LOGO_NAMES.isPlain))}
      <LogoField
        names={LOGO_NAMES}
        brand={String(values["brand.name"])}
        value={String(values[LOGO_NAMES.logo])}
        wasPlain={values[LOGO_NAMES.logo] ? values[LOGO_NAMES.isPlain] === true : null}
        error={errors[LOGO_NAMES.logo]?.[0]}
      />
    </>
  ),
};

export default function SettingsTab({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreenView {...loaderData} answer={actionData} own={OWN} />;
}
