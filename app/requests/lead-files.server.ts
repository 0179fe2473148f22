import { contentTypeOf } from "#app/media/delivery/files.server.ts";
import { isStorageName } from "#app/platform/storage/storage.rules.ts";
import type { Lead } from "./leads.table.ts";
import { type Attachment, PRIVATE_BUCKET } from "./submissions.rules.ts";

export type LeadFile = { key: string; name: string; contentType: string; bytes: number | null };

/** In the private bucket, the simulation's picture first. */
export function filesOfLead({ imageUrl, details }: Pick<Lead, "imageUrl" | "details">): LeadFile[] {
  const attachments = Array.isArray(details.attachments) ? (details.attachments as Attachment[]) : [];
  const files = [...(imageUrl ? [pictureOf(imageUrl)] : []), ...attachments];
  return files.filter(({ key }) => isStorageName(PRIVATE_BUCKET, key));
}

const pictureOf = (key: string): LeadFile => ({
  ...{ key, name: key.split("/").at(-1) ?? key, contentType: contentTypeOf(key), bytes: null },
});
