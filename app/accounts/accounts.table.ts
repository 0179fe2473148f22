import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, isOneOf, timestamps, timestamptz } from "#app/platform/db/columns.ts";
import type { Role } from "./roles.rules.ts";

const ROLES = ["admin", "editor", "simulator"] as const satisfies readonly Role[];

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    role: text("role").notNull().default("simulator"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    banned: boolean("banned").notNull().default(false),
    banReason: text("ban_reason"),
    banExpires: timestamptz("ban_expires"),
    lastSignInAt: timestamptz("last_sign_in_at"),
    removedAt: timestamptz("removed_at"),
    ...timestamps(),
  },
  (table) => [
    isOneOf("users_role", table.role, ROLES),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    index("users_role_index").on(table.role),
  ],
);

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: userId(),
    expiresAt: timestamptz("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    impersonatedBy: text("impersonated_by"),
    ...timestamps(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId)],
);

export const credentials = pgTable(
  "credentials",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: userId(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamptz("access_token_expires_at"),
    refreshTokenExpiresAt: timestamptz("refresh_token_expires_at"),
    scope: text("scope"),
    ...timestamps(),
  },
  (table) => [index("credentials_user_id_index").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    ...timestamps(),
  },
  (table) => [
    index("verifications_identifier_index").on(table.identifier),
    index("verifications_expires_at_index").on(table.expiresAt),
  ],
);

export const secondFactors = pgTable(
  "second_factors",
  {
    id: text("id").primaryKey(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    userId: userId(),
    verified: boolean("verified").notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: timestamptz("locked_until"),
  },
  (table) => [
    index("second_factors_user_id_index").on(table.userId),
    index("second_factors_secret_index").on(table.secret),
  ],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: userId(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: createdAt(),
    aaguid: text("aaguid"),
  },
  (table) => [index("passkeys_user_id_index").on(table.userId)],
);

/** Only a hash of the link is stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    email: text("email").notNull().unique(),
    role: text("role", { enum: ROLES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").notNull(),
    sentAt: timestamptz("sent_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    ...timestamps(),
  },
  (table) => [
    isOneOf("invitations_role_known", table.role, ROLES),
    check("invitations_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

export const attempts = pgTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull().default(1),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("attempts_expires_at_index").on(table.expiresAt)],
);

export type User = typeof users.$inferSelect;
