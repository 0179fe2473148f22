import "./env-file.ts";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { MIN_PASSWORD_CHARACTERS } from "#app/accounts/accounts.rules.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { createAccount } from "#app/accounts/create-account.server.ts";
import { ROLES } from "#app/accounts/roles.rules.ts";
import { closeDatabase, db, inTransaction, openDatabase } from "#app/platform/db/db.server.ts";
import { randomName } from "#app/platform/ids.ts";

// npm run account -- EMAIL [--role ROLE]. The password is ACCOUNT_PASSWORD or random.

try {
  const { values, positionals } = parseArgs({
    options: { role: { type: "string", default: "simulator" } },
    allowPositionals: true,
  });
  const [email = "", ...others] = positionals.map((typed) => typed.trim().toLowerCase());
  const role = ROLES.find((known) => known === values.role);
  const password = process.env.ACCOUNT_PASSWORD ?? randomName();
  // Without `--` npm keeps the option's name and hands on its value.
  if (!/^\S+@\S+$/.test(email) || others.length > 0)
    throw new Error(`Usage: npm run account -- EMAIL [--role ${ROLES.join("|")}]`);
  if (!role) throw new Error(`There is no role "${values.role}": ${ROLES.join(" or ")}.`);
  if (password.length < MIN_PASSWORD_CHARACTERS)
    throw new Error(`ACCOUNT_PASSWORD needs at least ${MIN_PASSWORD_CHARACTERS} characters.`);
  await openDatabase({ mayConnectToRunning: true });
  await inTransaction(async () => {
    if ((await db().$count(users, eq(users.email, email))) > 0) throw new Error(`${email} has an account.`);
    await createAccount({ email, password, role });
  });
  console.log(`${email} may sign in as ${role}.`);
  if (!process.env.ACCOUNT_PASSWORD) console.log(`Password, shown this once: ${password}`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await closeDatabase();
}
