import ts from "typescript";

/** Attributes that are visible or read by screen readers. */
const SPOKEN = new Set([
  "alt",
  "title",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-roledescription",
]);
const HAS_A_WORD = /\p{L}{2,}/u;
/** Units are the same in every language. */
const UNITS = /(?<!\p{L})(mm|cm|km|kg|MB)(?!\p{L})/gu;

/** An identifier, as renaming in every file leaves it in a text; placeholders stand in braces. */
const IDENTIFIER = /(?<![\p{L}\p{N}{])(?!iPhone|iPad)\p{Ll}+\p{Lu}\p{L}*/u;

/** The identifier that a visible text has among its words. */
export const identifierIn = (text: string): string | undefined => IDENTIFIER.exec(text)?.[0];

/** Visible literal words of a component, which belong in a .texts.ts. */
export function literalWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const words = visibleWords(node);
    if (words && HAS_A_WORD.test(words.replace(UNITS, ""))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: "${words.trim()}" belongs in a .texts.ts`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function visibleWords(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && !isInStyle(node))
    return saidBy(node.expression);
  if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return undefined;
  const { initializer } = node;
  if (initializer && ts.isStringLiteral(initializer)) return initializer.text;
  return initializer && ts.isJsxExpression(initializer) ? saidBy(initializer.expression) : undefined;
}

/** A string, the fixed parts of a template, or either branch of a conditional. */
function saidBy(expression: ts.Expression | undefined): string | undefined {
  if (!expression) return undefined;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression)) {
    return [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)].join(" ");
  }
  if (ts.isConditionalExpression(expression)) {
    return [saidBy(expression.whenTrue), saidBy(expression.whenFalse)].filter(Boolean).join(" ");
  }
  return undefined;
}

function isInStyle(node: ts.JsxExpression): boolean {
  return (
    ts.isJsxElement(node.parent) && /^(style|script)$/.test(node.parent.openingElement.tagName.getText())
  );
}
