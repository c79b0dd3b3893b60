import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt, lineStarts } from '../../codegen/read/locate.ts';
import { parseSource } from '../../codegen/read/parse.ts';
import { forAll } from '../run/for-all.ts';

test('line and column of any place in any text', () =>
  forAll([fc.array(fc.constantFrom('a', 'é', '\n', '\r\n', ' ')), fc.nat()], (parts, at) => {
    const text = parts.join('');
    const offset = at % (text.length + 1);
    const lines = text.slice(0, offset).split('\n');
    expect(lineAt(lineStarts(text), offset)).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
  }));

test('what is wrong below a mistake is told at its own line', () => {
  const text =
    '/page.schema.json\n# Une page.\n  - type: hero\n      price: { ref: row.price }\n\u200B      label: [heading]\n';
  const { findings } = parseSource({ file: 'spec/pages/a.yaml', text, kind: 'page', name: 'a' });
  const invisible = findings.find(({ message }) => message.includes('invisible'));
  expect(invisible?.position).toMatchObject({ line: 5, column: 1 });
});
