import type { z } from "zod";

/** What a form shows in another way than field by field, or beside its fields; `noPreview`: no page can show it. */
type Special = "seo" | "menuOrder" | "logo" | "colours" | "typefaces" | "noPreview";
type Schemas = Readonly<Record<string, z.ZodType>>;

/** Settings by section and key (`contact.email`). */
export type DeclaredForm = { title: string; settings: Schemas; special?: Special };

export const form = <Settings extends Schemas>(title: string, settings: Settings) => ({ title, settings });

export const formWith = <Settings extends Schemas>(special: Special, title: string, settings: Settings) => ({
  ...{ special, title, settings },
});

/** On the screen of another feature. */
export const formAt = <Settings extends Schemas>(address: string, title: string, settings: Settings) => ({
  ...{ address, title, settings },
});

/** Declares a screen of the settings, from which storage, validation and administration are derived. */
export const settingsScreen = <Forms extends Readonly<Record<string, DeclaredForm>>>(
  name: string,
  lead: string,
  declare: () => Forms,
) => {
  let declared: Forms | undefined;
  return {
    name,
    lead,
    /** Made when they are asked for: a browser shows one screen. */
    get forms(): Forms {
      declared ??= declare();
      return declared;
    },
  };
};
