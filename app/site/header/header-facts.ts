import type { CustomPageLink } from "#app/features/pages/custom-pages.rules.ts";
import type { FrameSettings } from "#app/features/settings/settings.content.ts";
import type { HeaderFacts } from "./site-header.tsx";

export function headerFacts(
  settings: FrameSettings,
  exhibitorDialogId: string,
  customPages: readonly CustomPageLink[] = [],
): HeaderFacts {
  const { brand, menu, contact, boatShow, theme } = settings;
  return {
    brandName: brand.name,
    logo: brand.logo,
    isLogoPlain: theme.isLogoPlain,
    curationUrl: menu.curadoriaUrl,
    menuOrder: menu.order,
    customPages,
    whatsapp: contact.whatsapp,
    boatShow: boatShow.isActive ? { name: boatShow.name, dialogId: exhibitorDialogId } : undefined,
  };
}
