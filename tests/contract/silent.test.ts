import { jsxDEV } from 'react/jsx-dev-runtime';
import { expect, test, vi } from 'vitest';
import { isObject, valuesIn, type DocumentPath, type Json, type JsonObject } from '../../codegen/base/json.ts';
import { blockTypes, examples, faultsOf, fieldOf, renderExample } from './example-texts.tsx';
import { schemas, site } from './real-site.ts';
import { htmlOf } from './rendered.ts';

test('the development code of React is what speaks here', () => expect(jsxDEV).toBeTypeOf('function'));

// What it says fails the test (`tests/run/fail-on-console.ts`).
test.each(site.pages)('$path is rendered without a word', (page) => expect(htmlOf(page)).not.toBe(''));

test.each(examples)(
  'example $index of $type renders without a message in the console, without a style attribute, and with the h1 its schema promises',
  ({ type, example }) => {
    // An error or a warning fails any test (`tests/run/fail-on-console.ts`).
    const silent = (['log', 'info'] as const).map((level) => vi.spyOn(console, level));
    const html = renderExample(example);
    for (const level of silent) expect(level).not.toHaveBeenCalled();
    expect(html).not.toBe('');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html.match(/<h1[\s>]/g) ?? []).toHaveLength(schemas.blocks.get(type)?.rendersH1 === true ? 1 : 0);
  },
);

/** Lists, tables and texts without content; those that a script fills have a `data-` attribute or a role. */
const emptyElement = /<(ul|ol|dl|tbody|li|p|h[2-6])(?![^>]* (?:data-|role=))[^>]*><\/\1>/;

test.each(blockTypes)(
  '%s draws no empty list and no empty text, whichever of its optional fields is left out, and all of them',
  (type) => {
    const left = examples
      .filter((one) => one.type === type)
      .flatMap(({ example }) => {
        let least = example;
        const emptyWithout = (block: JsonObject, field: string) => {
          const [found] = emptyElement.exec(renderExample(block)) ?? [];
          return found === undefined ? [] : [`${String(example.look)}, ${field} : ${found}`];
        };
        const fields = [...new Set(valuesIn(example).map(({ path }) => fieldOf(path)))].flatMap((field) => {
          const [one, more] = [example, least].map((block) => withoutField(block, [], field) as JsonObject);
          if (field === '' || one === undefined || more === undefined || faultsOf(type, one).length > 0) return [];
          if (faultsOf(type, more).length === 0) least = more;
          return emptyWithout(one, field);
        });
        return [...fields, ...emptyWithout(least, 'all')];
      });
    expect(left).toEqual([]);
  },
);

function withoutField(value: Json, path: DocumentPath, field: string): Json {
  if (Array.isArray(value)) return value.map((item, index) => withoutField(item, [...path, index], field));
  if (!isObject(value)) return value;
  const others = Object.entries(value).filter(([key]) => fieldOf([...path, key]) !== field);
  return Object.fromEntries(others.map(([key, item]) => [key, withoutField(item, [...path, key], field)]));
}
