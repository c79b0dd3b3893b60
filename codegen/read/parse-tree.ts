import { Composer, Parser, YAMLParseError, type Document } from 'yaml';

/** Syntax errors after which the rest of a file is not read: the work on them grows faster than their number. */
const maxErrors = 100;

/**
 * The syntax tree of a text, as `parseDocument` of the library makes it, but for a text that is full of errors: what follows
 * the first hundred is left out.
 */
export function parseTree(text: string): Document.Parsed {
  const composer = new Composer({ version: '1.2', uniqueKeys: false, prettyErrors: false });
  const [tree, other] = composer.compose(untilErrors(new Parser().parse(text)), true, text.length);
  if (tree === undefined) throw new Error('the parser made no document');
  if (other !== undefined)
    tree.errors.push(
      new YAMLParseError(other.range.slice(0, 2) as [number, number], 'MULTIPLE_DOCS', 'more than one document'),
    );
  return tree;
}

function* untilErrors<Token extends { type: string }>(tokens: Iterable<Token>): Iterable<Token> {
  let errors = 0;
  for (const token of tokens) {
    yield token;
    if (token.type === 'error' && (errors += 1) === maxErrors) return;
  }
}
