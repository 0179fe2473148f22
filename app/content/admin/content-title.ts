import type { ContentType, Entry } from "#app/content/define-content.ts";

export const titleOf = ({ title }: ContentType, entry: Entry) =>
  String((entry as Record<string, unknown>)[title]);
