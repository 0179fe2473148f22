import { documentKind } from "#app/platform/db/content/content-kind.ts";
import { titleOfForm } from "./declared-settings.ts";
import { fieldAt } from "./setting-document.ts";

/** A document for each form, which is its slug and title. */
export const settingContent = documentKind(
  {
    ...{ type: "settings", isOrdered: false, keepsSlugs: false, fieldAt },
    fields: { form: { isLocalized: false, initial: undefined } },
    slugOf: ({ form }) => String(form),
  },
  {
    title: "form",
    titleOf: ({ all }) => titleOfForm(String(all.form)),
    tags: ["settings"],
  },
);
