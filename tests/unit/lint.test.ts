import { expect, test } from 'vitest';
import { sortFindings } from '../../codegen/base/findings/finding.ts';
import { parseSource } from '../../codegen/read/parse.ts';
import { parseText } from '../../codegen/read/locate.ts';

const findingsOf = (text: string) => parseSource({ file: 'spec/x.yaml', kind: 'site', name: 'site', text }).findings;

/** Codes of the findings of one file, in the order of its text, with line and columns. */
function faults(text: string): string[] {
  return sortFindings(findingsOf(text)).map(
    ({ code, position: { line, column, endColumn } }) => `${code} ${line}:${column}-${endColumn}`,
  );
}

test.each([
  'a: 0', 'a: -1', 'a: 0.5', 'a: 1.25', 'a: 285', 'a: "01000"', "a: '1.10'", 'a: 12 rue', 'a: 01 99 00 12 12',
  'a: 2026-10-12', 'a: 09:00', 'a: 24 h/24', 'a: 1,2 ou 3', 'a: true', 'a: oui, bien sûr', 'a: Non-conforme',
  'a: x # remarque', 'a: x   # remarque', 'a: "x" #remarque', 'a: |\n  x #y\n  01000', 'a: C#', 'a: x#y', "a: l'été",
  'a: []', 'a: {}', 'a: { ref: facts.roi }', '# 12\u00A0000 €\na: x', 'a: x # 12\u00A0000 €', '# e\u0301\na: x',
  '---\na: x', 'a: été à Noël', 'a: "{row.name}"', 'a: { b: c }', '"2026": x', 'ab: 1\nAB: 2',
])('values that mean what they say %j', (text) => expect(faults(text)).toEqual([])); // prettier-ignore

test.each('01000 -01 1.10 3. -0 +33 1e3 0x1F .inf 12345678901234567890 1,5 oui Off'.split(' '))(
  'a text that other programs take for a number or a choice stays what was typed: %s',
  (typed) => expect(parseText(`- ${typed}`).tree.toJS()).toEqual([typed]),
);

test.each([
  ['a: #x', 'lint/comment-value 1:4-5'],
  ['- #x\n- y', 'lint/comment-value 1:3-4'],
  ['a: x y #z', 'lint/comment-in-text 1:4-7'],
  ['a: {b: 1, b: 2}', 'lint/duplicate-key 1:11-12'],
  ['a: "x\u00A0y"', 'lint/no-break-space 1:6-7'],
  ['a: |\n  x\u202Fy', 'lint/no-break-space 2:4-5'],
  ['a:\u202Fx\nb: y', 'lint/no-break-colon 1:3-4'],
  ['a: "\u212B"', 'lint/decomposed 1:5-6'],
  ['a: "\u2028"', 'lint/zero-width 1:5-6'],
  ['true: x', 'lint/key-type 1:1-5'],
  ['a: {facts.roi}', 'lint/unquoted-reference 1:4-15'],
  ['- {row.name}', 'lint/unquoted-reference 1:3-13'],
])('faults %j', (text, expected) => expect(faults(text)).toEqual([expected]));

test('faults are all reported, each once', () =>
  expect(faults('a: x #y\nc: “z”\nc: 2')).toEqual([
    'lint/comment-in-text 1:4-5',
    'lint/curly-quotes 2:4-7',
    'lint/duplicate-key 3:1-2',
  ]));

test('a syntax fault and a trap before it are both reported; what seems a trap after it is not', () =>
  expect(faults('a: x #y\nb: "x\nc: “z”')).toEqual(['lint/comment-in-text 1:4-5', 'yaml/missing-char 2:4-5']));

test('a syntax fault is marked where the inner of two brackets opens', () =>
  expect(faults('a: [b,\n  {c: d]\ne: f')).toEqual(['yaml/bad-indent 2:3-4']));

test('what is wrong below a mistake is told at its own line', () => {
  const text =
    '/page.schema.json\n# Une page.\n  - type: hero\n      price: { ref: row.price }\n\u200B      label: [heading]\n';
  const { findings } = parseSource({ file: 'spec/pages/a.yaml', text, kind: 'page', name: 'a' });
  const invisible = findings.find(({ message }) => message.includes('invisible'));
  expect(invisible?.position).toMatchObject({ line: 5, column: 1 });
});
