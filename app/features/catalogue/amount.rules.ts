/** 20 million, which fits the column. */
export const MAX_PRICE_CENTS = 2_000_000_000;

export const ON_REQUEST =
  /^(?:|[-–—]+|(?:sob|a)\s+consulta[r]?|(?:price\s+)?on\s+request|a\s+consultar|consultar|poa|n\/?a)$/i;
const MARKS = /r\$|brl|reais|€|eur(?:os?)?|[\s\u00a0\u202f'’]/gi;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

export type ReadAmount = { cents: number | null } | { refused: true };

/** Cents: `R$ 12.900,00`, `12,900.00`, `12 900,5`. One separator before three digits groups thousands. */
export function readAmount(text: string): ReadAmount {
  const words = text.trim();
  if (ON_REQUEST.test(words)) return { cents: null };
  const digits = words.replace(MARKS, "");
  if (!/^\d[\d.,]*$/.test(digits)) return { refused: true };
  const amount = Number(plain(digits));
  const cents = Math.round(amount * 100);
  return Number.isFinite(amount) && cents <= MAX_PRICE_CENTS ? { cents } : { refused: true };
}

/** NaN when separators contradict each other. */
function plain(digits: string): string {
  if (GROUPED.test(digits) && new Set(digits.match(/[.,]/g)).size === 1) return digits.replace(/[.,]/g, "");
  const [, whole = digits, mark, decimals = ""] = /^(.*)([.,])(\d{0,2})$/.exec(digits) ?? [];
  const isPlain = /^\d+$/.test(whole) || (GROUPED.test(whole) && new Set(whole.match(/[.,]/g)).size === 1);
  if (!isPlain || (mark && whole.includes(mark))) return "?";
  return `${whole.replace(/[.,]/g, "")}.${decimals || "0"}`;
}

/** `12.900`, `12.900,50`; empty means "sob consulta". */
export function amountText(cents: number | null): string {
  if (cents === null) return "";
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  return cents % 100 === 0 ? whole : `${whole},${String(cents % 100).padStart(2, "0")}`;
}

export const metresText = (metres: number): string => metres.toFixed(2).replace(".", ",");
