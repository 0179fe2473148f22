/** `trade-show` becomes `tradeShow` for values, `TradeShow` for types and components. */
export function codeNames(name: string): { camel: string; pascal: string } {
  const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}
