import { z } from "zod";

const MAX_NAME_LENGTH = 120;

/** The message for an empty name comes from the texts of whoever shows the form. */
export function sampleForm(messages: { name: string }) {
  return z.object({ name: z.string().trim().min(1, messages.name).max(MAX_NAME_LENGTH) });
}

export type SampleForm = z.output<ReturnType<typeof sampleForm>>;
