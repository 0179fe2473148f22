import type { Editor } from "#app/features/accounts/guard.server.ts";
import { countNewLeads } from "#app/features/inbox/inbox.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import type { Waiting } from "./menu/entry-link.tsx";

/** What the administration's menu and head show, the same on every screen. */
export type AdminFrameFacts = Pick<Editor, "email" | "role"> & { brand: string; waiting: Waiting };

/** The screen of the menu that shows how many wait for a reply. */
const LEADS_PATH = "/admin/leads";

export async function adminFrameFacts(editor: Editor): Promise<AdminFrameFacts> {
  const [settings, newLeads] = await Promise.all([getSettings(DEFAULT_LOCALE), countNewLeads(editor)]);
  const { email, role } = editor;
  return { email, role, brand: settings.brand.name, waiting: { [LEADS_PATH]: newLeads ?? 0 } };
}

/** For a page that is shown before any loader ran, and so has not the brand's colours and typefaces either. */
export async function refusedFrameFacts(editor: Editor) {
  const [frame, theme] = await Promise.all([adminFrameFacts(editor), getTheme()]);
  return { ...frame, theme };
}
