import postcss from 'postcss';
import { expect, test } from 'vitest';
import { classNamesOf } from './class-names.ts';
import { manifest, pages, readText, root } from './dist.ts';

const sheets = new Map(
  manifest.files.filter((file) => file.endsWith('.css')).map((file) => [file, postcss.parse(readText(file))]),
);
const applications = [...sheets.keys()].find((file) => file.includes('/applications-')) ?? '';

/** The class names that a stylesheet has rules for. */
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

test('every page loads the stylesheet of all pages first, and some that of applications', () => {
  const kinds = new Set(
    pages.map((file) =>
      loaded(readText(file))
        .map((sheet) => sheet.replace(/-[\w-]+\.css$/, ''))
        .join(),
    ),
  );
  expect([...kinds].toSorted()).toEqual(['assets/main', 'assets/main,assets/applications']);
});

test('a page without the stylesheet of applications has no class that only it has a rule for', () => {
  const main = [...sheets.keys()].find((file) => file !== applications) ?? '';
  const shared = classesOf(main);
  const own = [...classesOf(applications)].filter((name) => !shared.has(name));
  expect(own.length).toBeGreaterThan(0);
  const bare = pages.flatMap((file) => {
    const html = readText(file);
    const names = loaded(html).includes(applications) ? new Set<string>() : used(html);
    return own.filter((name) => names.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(bare).toEqual([]);
});

test('pages and scripts name utilities as the stylesheets do: by their short names', () => {
  const ruled = new Set([...sheets.keys()].flatMap((file) => [...classesOf(file)]));
  const unruled = pages.flatMap((file) =>
    [...used(readText(file))].filter((name) => /\W/.test(name) && !ruled.has(name)),
  );
  expect(unruled).toEqual([]);
  const names = classNamesOf(root, readText('index.html'));
  expect(names.size).toBeGreaterThan(100);
  // Those of React have words of their own.
  const scripts = manifest.files.filter((file) => /(?<!(?:hydrate-islands|react)-[\w-]+)\.js$/.test(file));
  const long = scripts.flatMap((file) =>
    readText(file)
      .split(/[\s"'`]+/)
      .filter((word) => names.has(word)),
  );
  expect(long).toEqual([]);
});

test('no rule is in both stylesheets', () => {
  const rulesOf = (file: string) => {
    const rules = new Set<string>();
    sheets.get(file)?.walkRules((rule) => {
      const around = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : '';
      rules.add(`${around} ${rule.selector}`);
    });
    return rules;
  };
  const [one, other] = [...sheets.keys()].map(rulesOf);
  expect([...(one ?? [])].filter((rule) => other?.has(rule) === true && rule.includes('.'))).toEqual([]);
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
