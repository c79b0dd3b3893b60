import { expect, test } from 'vitest';
import { iconShapes } from '../../codegen/site/emit/icons.ts';
import { lucideIcons } from '../../codegen/validate/icons.ts';

test('makes one path of the paths of an icon, each with an absolute start', () => {
  // Lucide's own: `M5 12h14` and `m12 5 7 7-7 7`.
  expect(iconShapes('arrow-right')).toEqual([['path', { d: 'M5 12h14M12 5l7 7-7 7' }]]);
});

test('keeps the other shapes as they are', () =>
  expect(iconShapes('search')).toEqual([
    ['path', { d: 'M21 21l-4.34-4.34' }],
    ['circle', { cx: '11', cy: '11', r: '8' }],
  ]));

test('knows an icon by its former name too', () =>
  expect(iconShapes('message-circle-question')).toEqual(iconShapes('message-circle-question-mark')));

test('knows each icon by its file, and nothing else', () => {
  for (const name of lucideIcons.all()) expect(lucideIcons.has(name), name).toBe(true);
  for (const name of ['', 'index', 'no-such-icon', 'Search', './search', '../icons/search']) {
    expect(lucideIcons.all().has(name), name).toBe(false);
    expect(lucideIcons.has(name), name).toBe(false);
  }
});

test('reads every icon of the installed package', () => {
  for (const name of lucideIcons.all()) {
    const shapes = iconShapes(name);
    expect(shapes.length, name).toBeGreaterThan(0);
    for (const [tag, { d }] of shapes) if (tag === 'path') expect(d, name).toMatch(/^M\s*-?[\d.]/);
  }
});
