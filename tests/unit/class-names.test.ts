import postcss from 'postcss';
import { expect, test } from 'vitest';
import { pageRenamer, renameInStyles, shortClassNames } from '../../codegen/site/bundle/class-names.ts';

const css = [
  '@layer components{.link-list a{color:red}}',
  '@layer utilities{.flex{display:flex}.mt-4{margin-top:1rem}@media print{.print\\:mt-4{margin-top:1rem}}',
  '.group:hover .group-hover\\:mt-4,.w-\\[min\\(1rem\\,5vw\\)\\]:has(.mt-4){margin-top:1rem}}',
].join('');

function renamed(text: string) {
  const sheet = postcss.parse(text);
  const names = shortClassNames([sheet]);
  renameInStyles(sheet, names);
  return { names: Object.fromEntries(names), css: sheet.toString(), slim: pageRenamer(names) };
}

test('utilities get short names wherever they stand in a selector; plain words and components keep theirs', () => {
  const { names, css: short } = renamed(css);
  expect(names).toEqual({ 'mt-4': 'a', 'print:mt-4': 'b', 'group-hover:mt-4': 'c', 'w-[min(1rem,5vw)]': 'd' });
  expect(short).toContain('.link-list a{');
  expect(short).toContain('.flex{display:flex}.a{');
  expect(short).toContain('@media print{.b{');
  expect(short).toContain('.group:hover .c,.d:has(.a){');
});

test('what views only write together has one name, which stands once', () => {
  const sheet = postcss.parse(
    '@layer utilities{.p-1{padding:0}.p-2{padding:0}.p-3{padding:0}.p-4{padding:0}.p-5{padding:0}}',
  );
  const views = ["<p className='p-1 p-2 p-4'>", "<p className={`p-1 p-2 ${x ? 'p-3' : ''} p-4`}>", "'p-4'"];
  const names = shortClassNames([sheet], views);
  expect(names.get('p-2')).toBe(names.get('p-1'));
  const [one, three, four, five] = ['p-1', 'p-3', 'p-4', 'p-5'].map((name) => names.get(name));
  expect(new Set([one, three, four, five]).size).toBe(4);
  expect(pageRenamer(names)('<p class="p-1 p-2 p-4">')).toBe(`<p class="${one} ${four}">`);
});

test('pages get the same names, in class attributes alone', () => {
  const { slim } = renamed(css);
  expect(slim('<p class="flex  mt-4 own-hook" title="mt-4">mt-4 class=&quot;mt-4&quot;</p>')).toBe(
    '<p class="flex a own-hook" title="mt-4">mt-4 class=&quot;mt-4&quot;</p>',
  );
});

test('a name that markup escapes is found', () => {
  const { slim } = renamed('@layer utilities{.\\[\\&_p\\]\\:mt-4 p{margin-top:1rem}}');
  expect(slim('<p class="[&amp;_p]:mt-4">')).toBe('<p class="a">');
});

test('no two classes share a name, none has one that is in use, and none begins as those that blockers hide', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `.w-${index}{width:0}`).join('');
  const names = Object.values(renamed(`.c{color:red}@layer utilities{${many}}`).names);
  expect(new Set(names).size).toBe(3000);
  expect(names).not.toContain('c');
  expect(names.filter((name) => /^ad/i.test(name))).toEqual([]);
  expect(names.every((name) => name.length <= 2)).toBe(true);
});
