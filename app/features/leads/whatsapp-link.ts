/** A conversation with a number, perhaps with words prepared. Only the number's digits count. */
export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
