import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { dayKeys } from '../../codegen/model/index/days.ts';
import { valuesIn, type Json } from '../../codegen/base/json.ts';
import { root } from '../findings/project.ts';

/**
 * The YAML that our texts show can be copied: it parses, and every key and every type of block in it exists. Of the journal, the last
 * version alone, and what it shows as the way to write it now.
 */

/** The names that a site gives: of its tables and facts, which have hyphens, and of the field that the manual adds to one. */
const given = /^(?:_subject|access_key|[a-z-]+-[a-z-]+|parking)$/u;

interface Sample {
  name: string;
  text: string;
}

function samplesOf(file: string, text: string): Sample[] {
  return [...text.matchAll(/^( *)```yaml\n(.*?)^ *```/gmsu)].map(([, indent = '', body = ''], index) => ({
    name: `${file}, YAML ${index + 1}`,
    text: body.replaceAll(new RegExp(`^ {${indent.length}}`, 'gmu'), ''),
  }));
}

/** The side of a sample that says how it is written now: the column at the right, or what follows « après ». */
function present({ name, text }: Sample): Sample {
  const lines = text.split('\n');
  let column = 0;
  let isPresent = true;
  const kept = lines.flatMap((line) => {
    const right = /(?<=^#.*\s)# (?:maintenant|après|et )/u.exec(line)?.index;
    if (right !== undefined) column = right;
    else if (/^# (?:avant|tables|site|dans)/u.test(line)) isPresent = column > 0;
    else if (/^# (?:après|maintenant)/u.test(line)) [column, isPresent] = [0, true];
    return isPresent ? [line.slice(column).replaceAll('…', '').replaceAll('...', '')] : [];
  });
  return { name, text: kept.join('\n') };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manual = samplesOf('spec/README.md', read('spec/README.md'));
const [, lastVersion = ''] = read('CHANGELOG.md').split(/^## /mu);
const journal = samplesOf('CHANGELOG.md', lastVersion).map(present);

const schemas = ['codegen/schema', 'spec/schema/tables', 'examples/voile/spec/schema/tables', 'src/blocks'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.schema.yaml'))
      .map((file) => parseAllDocuments(read(join(folder, file)))[0]?.toJS() as Json),
);
/** The names of all properties that the schemas speak of, and their own keywords. */
const names = schemas.flatMap((schema) => valuesIn(schema).map(({ path }) => String(path.at(-1))));
const known = new Set([...names, ...dayKeys, 'ref', 'pick', 'around', 'id']);
const types = new Set(readdirSync(join(root, 'src/blocks')));

test('there is YAML to look at', () => {
  expect(manual.length).toBeGreaterThan(10);
  expect(journal).not.toEqual([]);
});

test.each(manual)('$name parses', ({ text }) =>
  expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([]),
);

test.each([...manual, ...journal])('each key and type of block of $name exists', ({ text }) => {
  const code = text.replaceAll(/(?:^|\s)#.*$/gmu, '').replaceAll(/"[^"]*"|'[^']*'/gu, 'texte');
  const keys = [...code.matchAll(/(?<=^\s*(?:- )?|[{,] *)([\w-]+):(?=\s|$)/gmu)].map(([, key = '']) => key);
  const unknown = keys.filter((key) => !known.has(key) && !given.test(key));
  const odd = [...code.matchAll(/- (?:\{ )?type: ([\w-]+)/gu)].flatMap(([, type = '']) =>
    types.has(type) ? [] : [type],
  );
  expect([...unknown, ...odd]).toEqual([]);
});
