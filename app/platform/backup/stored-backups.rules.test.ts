import { expect, test } from "vitest";
import {
  BACKUP_NAME,
  backupName,
  expiredBackups,
  type StoredBackup,
  stateOf,
} from "./stored-backups.rules.ts";

const today = new Date("2026-11-21T06:17:00.000Z");
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

function backup(days: number, isProven = true): StoredBackup {
  const moment = daysAgo(days);
  return {
    name: backupName(moment),
    reason: "nightly",
    createdAt: moment.toISOString(),
    bytes: 1,
    tables: 1,
    rows: 1,
    files: 1,
    provenAt: isProven ? moment.toISOString() : null,
    failure: isProven ? null : "full disk",
    newestMigration: null,
    contents: null,
    sending: null,
  };
}

test("a name is one that is recognised again, and sorts by its moment", () => {
  expect(backupName(today)).toBe("urdume-2026-11-21-031700.backup.tar.gz");
  expect(backupName(today)).toMatch(BACKUP_NAME);
  expect(backupName(daysAgo(1)) < backupName(today)).toBe(true);
});

test("after thirty days a backup has had its time", () => {
  const kept = [backup(0), backup(29), backup(30), backup(31), backup(400)];
  expect(expiredBackups(kept, today).map(({ createdAt }) => createdAt)).toEqual([
    daysAgo(31).toISOString(),
    daysAgo(400).toISOString(),
  ]);
});

test("the last good one stays, however old, while newer ones fail", () => {
  const kept = [backup(1, false), backup(40), backup(41), backup(45, false)];
  expect(expiredBackups(kept, today)).toEqual([backup(41), backup(45, false)]);
});

test("of the backups before updates the newest of each of three versions stays, and none beyond thirty days", () => {
  const before = (days: number, newestMigration: number): StoredBackup => ({
    ...backup(days),
    reason: "before-update",
    newestMigration,
  });
  const kept = [backup(0), before(1, 5), before(2, 4), before(4, 3), before(31, 1)];
  const gone = [before(3, 4), before(5, 2), before(6, 5)];
  expect(new Set(expiredBackups([...kept, ...gone], today))).toEqual(new Set([...gone, before(31, 1)]));
});

test("one that is neither proven nor failed is being made, until nobody touched it for an hour", () => {
  const begun = { ...backup(0), provenAt: null };
  expect(stateOf(begun, today)).toBe("making");
  const longAgo = { ...begun, createdAt: daysAgo(1).toISOString() };
  expect(stateOf(longAgo, today)).toBe("interrupted");
  expect(stateOf({ ...longAgo, touchedAt: today }, today)).toBe("making");
  expect(stateOf(backup(0), today)).toBe("proven");
  expect(stateOf(backup(0, false), today)).toBe("failed");
});
