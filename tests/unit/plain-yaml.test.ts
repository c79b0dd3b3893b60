import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lint, textTraps } from '../../codegen/load/read/lint.ts';
import { parseTree } from '../../codegen/load/read/parse-tree.ts';
import { readPlain } from '../../codegen/load/read/plain-yaml.ts';
import { syntaxFault } from '../../codegen/load/read/syntax-fault.ts';

const sample = `# A comment
- id: first
  name: Un nom (court)
  price: 1200
  share: 0.25
  isNew: true
  quoted: "Un titre : le \\"mien\\" # ici"
  single: 'l''été'
  tags: [a, b c, 12]
  link: { ref: row.href, rows: { from: others, pick: [one, two] } }
  none: []
  lists:
  - one
  - /two/three
  groups:
    - title: 12 mois
      from: 2026-12-31
      deep:
        deeper: « oui »

  output: |
    $ run --all

      indented: "text"
  code: |-
    last # no comment
  table: |2
       a | b
      ---+--
  folded: >-
    Two lines « to fold »,
    one after the other
  kept: >
    with its end
  $ref: common.yaml#/$defs/id
  /a/path: [{ $ref: other.yaml#/$defs/a_b }, { /b: ../up }, ~/home, 203.0.113.7, 15+, 42 %, 1er mai, < 1]
  phone: 01 99 00 12 12
  command: echo "deux mots"
# Between rows
- id: second
  name: Autre
`;

/** What the syntax tree says of a text; nothing where something is wrong with it. */
function readTree(text: string): unknown {
  const tree = parseTree(text);
  const isClean = lint(text, tree, textTraps(text)).length === 0 && syntaxFault(tree, text) === undefined;
  return isClean ? tree.toJS({ maxAliasCount: 0 }) : undefined;
}

/** What a slip of the hand leaves. */
const slips: readonly ((text: string, at: number, sign: string) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, sign) => text.slice(0, at) + sign + text.slice(at),
  (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1),
  (text, at) => withLines(text, at, (line) => [line, line]),
  (text, at) => withLines(text, at, () => []),
  (text, at) => withLines(text, at, (line) => [`  ${line}`]),
  (text, at) => withLines(text, at, (line) => [line.replace(/^ {2}/, '')]),
  (text, at) => withLines(text, at, (line) => [line.replace(/: .*/, ':')]),
];

function withLines(text: string, at: number, change: (line: string) => string[]): string {
  const place = text.slice(0, at).split('\n').length - 1;
  return text
    .split('\n')
    .flatMap((line, index) => (index === place ? change(line) : [line]))
    .join('\n');
}

const signs = [
  ...' \n\t:-#"\'{}[],&*!|>%@`?=~.+/\\_0159aeéEx€«»“”’',
  ': ',
  ' #',
  '- ',
  '---\n',
  'null',
  'true',
  'oui',
  '|\n',
];
const slip = fc.tuple(fc.nat(slips.length - 1), fc.nat(sample.length - 1), fc.constantFrom(...signs));

test('a plainly written file is read without its syntax tree', () => {
  expect(readPlain(sample)).toEqual(readTree(sample));
  expect(readPlain(sample)).toHaveLength(2);
});

test('whatever slips into it, both readers come to the same, or the quick one leaves it to the other', () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (made) => {
      const text = made.reduce((before, [kind, at, sign]) => slips[kind]?.(before, at, sign) ?? before, sample);
      const plain = textTraps(text).length === 0 ? readPlain(text) : undefined;
      if (plain !== undefined) expect(plain).toEqual(readTree(text));
    }),
    { numRuns: 1500, seed: 7 },
  );
});
