// The whole package would also load a query builder and every plug-in.
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { twoFactor } from "better-auth/plugins/two-factor";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { CLIENT_ADDRESS_HEADER } from "#app/platform/http/client-network.ts";
import { requestOrigin } from "#app/platform/http/site-origin.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { mailTheme } from "#app/platform/mail/mail-theme.ts";
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
  SECOND_FACTOR_MINUTES,
  SESSION_DAYS,
  SESSION_REFRESH_HOURS,
} from "./accounts.rules.ts";
import { credentials, secondFactors, sessions, users, verifications } from "./accounts.table.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";
import { createUserSession } from "./session-for-user.server.ts";
import { password } from "./sign-in/password.server.ts";
import { newRecoveryCodes, recoveryCodeStore } from "./sign-in/recovery-codes.server.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Auth = ReturnType<typeof createAuth>;

const auths = new Map<boolean, Auth>();

export function authFor(request: Request): Auth {
  const isHttps = requestOrigin(request).startsWith("https:");
  const auth = auths.get(isHttps) ?? createAuth(isHttps);
  auths.set(isHttps, auth);
  return auth;
}

/** Discards instances made with the former secret. */
export function resetAuth(): void {
  auths.clear();
}

/** Called by our pages only: no address leads to the library's own endpoints, which check less than our commands. */
function createAuth(isHttps: boolean) {
  return betterAuth({
    appName: mailTheme().name,
    baseURL: env().publicUrl ?? `${isHttps ? "https" : "http"}://localhost:${env().port}`,
    secret: env().authSecret,
    telemetry: { enabled: false },
    logger: { level: "warn", log: (_level, message, ...details) => report(message, details) },
    database: drizzleAdapter(currentDatabase, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: secondFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: (plain) => password.hash(plain),
        verify: (pair) => password.verify(pair),
      },
      minPasswordLength: MIN_PASSWORD_CHARACTERS,
      maxPasswordLength: MAX_PASSWORD_CHARACTERS,
    },
    verification: { storeIdentifier: "hashed" },
    session: { expiresIn: SESSION_DAYS * DAY, updateAge: SESSION_REFRESH_HOURS * HOUR },
    plugins: [
      admin(),
      createUserSession,
      twoFactor({
        twoFactorCookieMaxAge: SECOND_FACTOR_MINUTES * MINUTE,
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: recoveryCodeStore,
        },
      }),
    ],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isHttps,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
  });
}

/** The library keeps a reference, but the database or transaction is known only per query. */
const currentDatabase = new Proxy({} as Record<string, unknown>, {
  get(_target, key) {
    const database = db();
    const member: unknown = Reflect.get(database, key);
    return typeof member === "function" ? member.bind(database) : member;
  },
});

function report(message: string, details: unknown[]): void {
  const exception = details.find((detail) => detail instanceof Error && !isAPIError(detail));
  if (exception) log.error({ err: exception }, `Accounts: ${message}`);
  else log.info(`Accounts: ${[message, ...details].map(String).join(", ")}`);
}
