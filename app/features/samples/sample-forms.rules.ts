import { z } from "zod";
import { MAX_IMAGES, MAX_NAME_LENGTH } from "./samples.rules.ts";

type NameMessages = { name: string; longName: string };

export const sampleForm = ({ name, longName }: NameMessages) =>
  z.object({ name: z.string({ error: name }).trim().min(1, name).max(MAX_NAME_LENGTH, longName) });

export const sampleId = z.uuid();
export const imageIds = z.array(z.uuid()).max(MAX_IMAGES);
export const removedNames = z.array(z.string().regex(/^[0-9a-f-]{36}(?: \d+ \S+)?$/)).max(MAX_IMAGES);
export const imageUrls = z.array(z.string().min(1).max(2000)).min(1).max(MAX_IMAGES);
