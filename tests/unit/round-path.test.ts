import { expect, test } from 'vitest';
import { roundPath } from '../../codegen/site/emit/round-path.ts';
import { lucideIcons, readIconShapes } from '../../codegen/validate/icons.ts';

test('places are told to a tenth, and what follows a rounded place from there', () => {
  expect(roundPath('M1.04 2.96l1.04 0 1.04 0 1.04 0')).toBe('M1 3l1.1 0 1 0 1.1 0');
  expect(roundPath('m2 16 4.039-9.69a.5.5 0 0 1 .923 0L11 16z')).toBe('m2 16 4-9.7a.5.5 0 0 1 1 0L11 16z');
});

test('flags of arcs may stand close to what follows', () => {
  expect(roundPath('M11 20a10 10 0 0010-10 25.94 25.94 0 00-1.04-7.281')).toBe(
    'M11 20a10 10 0 0 0 10-10 25.9 25.9 0 0 0-1-7.3',
  );
});

test('after the end of a part, the next one is told from its start', () => {
  expect(roundPath('M1.04 1h2v2zm1.04 1h.01')).toBe('M1 1h2v2zm1.1 1h.01');
});

test('a dot stays a line that is long enough to be drawn', () => {
  expect(roundPath('M10 16h.01')).toBe('M10 16h.01');
});

test('every icon can be rounded, and stays as it is when rounded again', () => {
  const paths = [...lucideIcons.all()]
    .filter((_, index) => index % 40 === 0)
    .flatMap(readIconShapes)
    .flatMap(([, { d }]) => d ?? []);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths.map(roundPath)) expect(roundPath(path)).toBe(path);
});

test('what is no path is refused', () => {
  expect(() => roundPath('M1 1b2')).toThrow('not a path');
});
