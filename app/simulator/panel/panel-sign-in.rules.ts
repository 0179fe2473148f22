import { z } from "zod";

type Messages = { emailRequired: string; passwordRequired: string };

export function panelSignInForm({ emailRequired, passwordRequired }: Messages) {
  return z.object({
    email: z
      .string({ error: emailRequired })
      .trim()
      .min(1, emailRequired)
      .transform((value) => value.toLowerCase()),
    password: z.string({ error: passwordRequired }).min(1, passwordRequired),
  });
}
