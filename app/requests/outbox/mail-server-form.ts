import { z } from "zod";
import type { MailServer } from "#app/platform/mail/mail-server.ts";
import { readOrigin } from "#app/platform/typed-origin.rules.ts";
import { isOwnNetwork } from "#app/platform/unencrypted-connections.rules.ts";
import { mailServerTexts } from "./mail-server.texts.ts";

const { errors } = mailServerTexts;

export const SECURITIES = ["tls", "starttls", "none"] as const satisfies readonly MailServer["security"][];

const USUAL_PORTS: Record<MailServer["security"], number> = { tls: 465, starttls: 587, none: 25 };
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
const MAX_HOST = 253;
const MAX_SECRET = 400;
const HIGHEST_PORT = 65_535;

const line = (most: number) => z.string().trim().max(most, errors.long).default("");

/** An empty host is no server. An empty port is the usual one of the security. */
export const mailServerForm = z
  .object({
    host: line(MAX_HOST)
      .transform((host) => host.toLowerCase())
      .refine((host) => host === "" || HOST.test(host), errors.host),
    port: line(5).refine((port) => port === "" || isPort(port), errors.port),
    security: z.enum(SECURITIES).default("tls"),
    user: line(MAX_SECRET),
    /** Never trimmed; empty keeps the stored one. */
    newSecret: z.string().max(MAX_SECRET, errors.long).default(""),
    sender: line(MAX_SECRET).refine(
      (sender) => sender === "" || z.email().safeParse(sender).success,
      errors.sender,
    ),
  })
  .refine(({ host, security }) => security !== "none" || host === "" || isOwnNetwork(host), {
    path: ["security"],
    message: errors.plain,
  })
  .transform(({ port, ...form }) => ({ ...form, port: Number(port) || USUAL_PORTS[form.security] }));

const MOST_LETTERS_PER_HOUR = 100_000;

export const letterLimitForm = z.object({
  perHour: z
    .string()
    .trim()
    .regex(/^\d+$/, errors.limit)
    .transform(Number)
    .refine((perHour) => perHour <= MOST_LETTERS_PER_HOUR, errors.limit),
});

export type MailServerView = Omit<MailServer, "password" | "port"> & {
  port: string;
  sender: string;
  hasPassword: boolean;
  /** It was encrypted with another secret. */
  isUnreadable: boolean;
  /** Set by the environment, so it can only be read here. */
  isFixed: boolean;
  isSenderFixed: boolean;
};

export type MailServerForm = z.output<typeof mailServerForm>;

const isPort = (port: string) => /^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= HIGHEST_PORT;

/** Null when it is no address of a site. */
export function readSiteAddress(typed: string): string | null {
  const origin = readOrigin(typed);
  return origin && !HOST.test(new URL(origin).hostname) ? null : origin;
}
