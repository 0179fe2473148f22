import type { Settings } from "#app/features/settings/settings.content.ts";
import { isWithinDays, nextLimit } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { contentExpires } from "#app/platform/http/cache/content-tags.server.ts";

export function currentBoatShow(boatShow: Settings["boatShow"]): Settings["boatShow"] {
  const days = { startsOn: "", endsOn: boatShow.lastDay };
  const end = nextLimit(days, now());
  if (boatShow.isActive && end) contentExpires(end);
  return { ...boatShow, isActive: boatShow.isActive && isWithinDays(days, now()) };
}
