import { labelsIn } from "#app/features/settings/saving/setting-shapes.rules.ts";
import { SETTINGS_SCREENS } from "#app/features/settings/settings.content.ts";
import { addressOfScreen, formsOf, PATH, SCREENS } from "#app/features/settings/settings-screens.ts";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import { type ResultGroup, SHOWN } from "./find-entries.rules.ts";
import { findEntriesTexts as texts } from "./find-entries.texts.ts";

/** By their titles, or else by the labels of their fields: one that many forms have, such as "Título", says nothing. */
export function findSettingsForms(screens: ReadonlyMap<string, string>, search: string): ResultGroup {
  const asked = plainWords(search);
  const has = (words: string) => asked.every((word) => plainLetters(words).includes(word));
  const forms = SCREENS.filter((screen) => screens.has(addressOfScreen(screen))).flatMap((screen) =>
    formsOf(screen).map(([id, form]) => ({ ...form, id, screen })),
  );
  const titled = forms.filter(({ title }) => has(title));
  const labelled = forms.filter(({ settings }) => Object.values(settings).flatMap(labelsIn).some(has));
  const found = titled.length > 0 ? titled : labelled.length <= SHOWN ? labelled : [];
  // A screen that is called as its only form is found by its name.
  const entries = found
    .map(({ id, title, screen }) => ({
      to: `${addressOfScreen(screen)}#${id}`,
      name: title,
      about: SETTINGS_SCREENS[screen].name,
    }))
    .filter(({ name, about }) => name !== about);
  return { name: texts.settings, total: entries.length, entries, all: PATH };
}
