import { ColourFields } from "#app/features/palette/colour-fields.tsx";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import type { Route } from "./+types/theme-settings.admin.ts";
import { MenuOrder } from "./menu-order.tsx";
import type { OwnPanels } from "./panel-fields.tsx";
import type { Settings } from "./settings.rules.ts";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import { screenAt } from "./settings-panels.ts";
import { loadSettingsScreen, saveSettingsScreen } from "./settings-screen.server.ts";
import { SettingsScreenView, titleOfScreen } from "./settings-screen.tsx";
import { TypefaceField } from "./typeface-field.tsx";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: titleOfScreen(screenAt(location.pathname)) },
];

export const loader = (args: Route.LoaderArgs) => loadSettingsScreen(args);
export const action = (args: Route.ActionArgs) => saveSettingsScreen(args);

export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, texts.toasts.failed);
}

export const shouldRevalidate = revalidateUnlessRefused;

const OWN: OwnPanels = {
  colours: ({ values, saved, errors }) => (
    <ColourFields
      nameOf={(name) => `theme.colours.${name}`}
      saved={saved["theme.colours"] as Settings["theme"]["colours"]}
      typed={values["theme.colours"] as Record<string, string>}
      errorOf={(name) => errors[`theme.colours.${name}`]?.[0]}
    />
  ),
  typefaces: ({ values }) => (
    <TypefaceField name="theme.typefaces" value={String(values["theme.typefaces"])} />
  ),
  menuOrder: ({ values }) => (
    <MenuOrder name="menu.order" value={values["menu.order"] as Settings["menu"]["order"]} />
  ),
};

export default function ThemeSettingsTab({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreenView {...loaderData} answer={actionData} own={OWN} />;
}
