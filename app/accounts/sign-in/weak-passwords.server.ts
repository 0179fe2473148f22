import { createHash } from "node:crypto";
import { mailTheme } from "#app/platform/mail/mail-theme.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import type { FieldMessage } from "../accounts.rules.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

const FINGERPRINT_CHARACTERS = 6;
const MIN_PART = 4;
const MAX_PART = 24;
/** So many unpredictable characters make a password strong, however common the rest. */
const ENOUGH_UNKNOWN = 4;
/** Pairs of common words are guessed; from three on there are too many combinations. */
const TOO_FEW_WORDS = 2;

const CONTEXT_WORDS = (
  "urdume admin administrador administracao administrator painel simulador simulator editor usuario login acesso " +
  "site loja catalogo tapete tapetes rug rugs carpet alfombra tecelagem tear senha senhas minhasenha password " +
  "passwort contrasena clave mudar123 teste brasil brazil amor felicidade familia jesus deus flamengo corinthians " +
  "palmeiras vasco gremio santos cruzeiro obrigado bemvindo welcome saopaulo riodejaneiro"
).split(" ");
const KEYBOARD_ROWS = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "qazwsxedcrfvtgbyhnujm",
];
const KEYBOARD = [...KEYBOARD_ROWS, ...KEYBOARD_ROWS.map((row) => [...row].reverse().join(""))];

/**
 * Hardly more than common passwords, digits, keyboard rows, words of the product, brand or `personal` words.
 */
export function isWeakPassword(password: string, personal: readonly string[] = []): boolean {
  const context = new Set([...CONTEXT_WORDS, ...wordsOf(mailTheme().name), ...personal.flatMap(wordsOf)]);
  const { unknown, words } = cheapestReading(plain(password), context);
  return unknown < ENOUGH_UNKNOWN && words.size <= TOO_FEW_WORDS;
}

/** Null when the password is acceptable. */
export function refuseWeak(password: string, personal: readonly string[], title: string): Outcome | null {
  if (!isWeakPassword(password, personal)) return null;
  return refused({ title }, { newPassword: ["passwordCommon" satisfies FieldMessage] });
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9\u0400-\u{10ffff}]/gu, "");

/** Also joined: "Ateliê Norte" is guessed as "atelienorte". */
const wordsOf = (text: string): string[] =>
  [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)].filter((word) => word.length >= MIN_PART);

type Reading = { unknown: number; words: Set<string> };

/** Dynamic programming: known parts and the fewest unknown characters. */
function cheapestReading(text: string, context: Set<string>): Reading {
  const best: Reading[] = [{ unknown: 0, words: new Set() }];
  for (let end = 1; end <= text.length; end++) {
    const before = best[end - 1] as Reading;
    let found = { unknown: before.unknown + 1, words: before.words };
    for (let start = Math.max(0, end - MAX_PART); start < end; start++) {
      const part = text.slice(start, end);
      const kind = kindOf(part, context);
      if (!kind) continue;
      const { unknown, words } = best[start] as Reading;
      const reading = { unknown, words: kind === "word" ? new Set([...words, part]) : words };
      if (costOf(reading) < costOf(found)) found = reading;
    }
    best.push(found);
  }
  return best[text.length] as Reading;
}

const costOf = ({ unknown, words }: Reading) => unknown * 1000 + words.size;

function kindOf(part: string, context: Set<string>): "free" | "word" | null {
  if (/^\d+$/.test(part) || /^(.)\1{2,}$/u.test(part)) return "free";
  if (part.length < MIN_PART) return null;
  if (context.has(part) || KEYBOARD.some((row) => row.includes(part))) return "free";
  return common().has(fingerprint(part)) ? "word" : null;
}

const fingerprint = (word: string) =>
  createHash("sha256").update(word).digest("base64url").slice(0, FINGERPRINT_CHARACTERS);

let known: Set<string> | undefined;

function common(): Set<string> {
  known ??= new Set(COMMON_PASSWORDS.match(/.{6}/g));
  return known;
}
