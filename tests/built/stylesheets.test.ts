import postcss from 'postcss';
import { expect, test } from 'vitest';
import { manifest, pages, readText } from './dist.ts';

const sheets = new Map(
  manifest.files.filter((file) => file.endsWith('.css')).map((file) => [file, postcss.parse(readText(file))]),
);
const applications = [...sheets.keys()].find((file) => file.includes('/applications-')) ?? '';

function classesOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  sheets.get(file)?.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name.replaceAll('\\', ''));
  });
  return names;
}

const loaded = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, file = '']) => file);
const used = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(' ')));
const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test('a page loads one stylesheet, and those of applications have all that the other has', () => {
  const kinds = new Set(
    pages.map((file) =>
      loaded(readText(file))
        .map((sheet) => sheet.replace(/-[\w-]+\.css$/, ''))
        .join(),
    ),
  );
  expect([...kinds].toSorted()).toEqual(['assets/applications', 'assets/main']);
  const main = [...sheets.keys()].find((file) => file !== applications) ?? '';
  const all = classesOf(applications);
  expect([...classesOf(main)].filter((name) => !all.has(name))).toEqual([]);
});

test('every utility that a page names has a rule in its stylesheet', () => {
  const unruled = pages.flatMap((file) => {
    const html = readText(file);
    const ruled = new Set(loaded(html).flatMap((sheet) => [...classesOf(sheet)]));
    return [...used(html)].filter((name) => /\W/.test(name) && !ruled.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unruled).toEqual([]);
});

test('every variable that is read without a fallback is declared', () => {
  const declared = new Set<string>();
  const read = new Set<string>();
  for (const sheet of sheets.values()) {
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) declared.add(prop);
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) read.add(name);
    });
    sheet.walkAtRules('property', ({ params }) => void declared.add(params));
  }
  expect(read.size).toBeGreaterThan(0);
  expect([...read].filter((name) => !declared.has(name))).toEqual([]);
});
