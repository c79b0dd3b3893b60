import { expect, test } from 'vitest';
import { site } from '../real-site.ts';
import { renderBlocks, wordsOf } from '../rendered.ts';
import { partsOf } from './shapes.ts';

const { sectors, useCases } = site.tables;
const sheets = [
  ...sectors.map(({ path, figures }) => ({ path, figures })),
  ...useCases.map(({ path, figures }) => ({ path, figures })),
];

test.each(sheets)('$path sets beside each label the figure of the data, in order', ({ path, figures }) => {
  const html = renderBlocks(path, 'hero');
  const read = (tag: string) =>
    partsOf(html, tag).map((part) => wordsOf(part.slice(0, part.indexOf(`</${tag}>`))).replaceAll(' ', ''));
  expect(read('dt')).toEqual(figures.map(({ label }) => wordsOf(label).replaceAll(' ', '')));
  expect(read('dd')).toEqual(figures.map(({ value, unit = '' }) => wordsOf(value + unit).replaceAll(' ', '')));
});
