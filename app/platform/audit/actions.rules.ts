import type { AuditDetails } from "./audit.table.ts";

/** Actions by kind of object. A new one needs a name here and texts in accounts/audit/audit.texts.ts. */
export const AUDIT_ACTIONS = {
  access: ["sign-in", "sign-in-failed", "sign-out", "session-ended", "sessions-ended"],
  account: [
    "first-administrator",
    "invited",
    "invitation-sent-again",
    "invitation-link",
    "invitation-withdrawn",
    "invitation-accepted",
    "role-changed",
    "deactivated",
    "reactivated",
    "account-removed",
    "account-brought-back",
    "name-changed",
    "email-change-asked",
    "email-changed",
    "password-changed",
    "password-reset",
    "recovery-link",
    "second-factor-on",
    "second-factor-off",
    "recovery-codes",
    "passkey-added",
    "passkey-renamed",
    "passkey-removed",
  ],
  content: [
    "saved",
    "deleted",
    "erased",
    "trash-emptied",
    "brought-back",
    "published",
    "scheduled",
    "schedule-cancelled",
    "withdrawn",
    "draft-discarded",
    "draft-brought-back",
    "restored-version",
    "file-received",
    "cropped",
    "crop-undone",
    "preview-link-made",
    "preview-link-revoked",
  ],
  data: [
    "letter-sent",
    "letter-cancelled",
    "exported",
    "imported",
    "person-exported",
    "person-erased",
    "record-exported",
  ],
  system: [
    "backup-asked",
    "backup-downloaded",
    "backup-removed",
    "backup-brought",
    "backup-bucket-saved",
    "site-restored",
    "tables-made",
    "updated",
  ],
} as const;

export type AuditGroup = keyof typeof AUDIT_ACTIONS;
export type AuditAction = (typeof AUDIT_ACTIONS)[AuditGroup][number];

export const FIRST_HASH = "0".repeat(64);

export type HashedRow = {
  number: number;
  at: Date;
  actorId: string | null;
  actor: string;
  action: string;
  about: string;
  details: AuditDetails;
};

/** Canonical serialisation for hashing: keys in order, UTC. */
export function canonical({ number, at, actorId, actor, action, about, details }: HashedRow): string {
  const facts = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([number, at.toISOString(), actorId, actor, action, about, facts]);
}
