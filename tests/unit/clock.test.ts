import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const clock = join(import.meta.dirname, '../run/clock.ts');
const tell = (code: string, day: string): string =>
  execFileSync(process.execPath, ['--import', clock, '-e', code], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_CLOCK: day, NODE_OPTIONS: '' },
  }).trim();

test('the suite can run on any day: the clock of a process and of its children is moved, and goes on', () => {
  const days = 'new Date().toISOString().slice(0, 10)';
  const child = `require('node:child_process').execFileSync(process.execPath, ['-p', '${days}'], { encoding: 'utf8' })`;
  expect(tell(`console.log(${days}, ${child}.trim())`, '2028-02-29')).toBe('2028-02-29 2028-02-29');
  expect(tell('const a = Date.now(); setTimeout(() => console.log(Date.now() > a), 20)', '2028-02-29')).toBe('true');
});

test('given dates stay what they are, and dates are dates', () => {
  expect(tell("console.log(new Date('2026-01-02').toISOString(), Date.UTC(1970, 0, 2))", '2028-02-29')).toBe(
    '2026-01-02T00:00:00.000Z 86400000',
  );
  expect(tell('console.log(new Date() instanceof Date, typeof Date())', '2028-02-29')).toBe('true string');
});

test('a day that does not exist is refused', () => {
  expect(() => tell('', 'tomorrow')).toThrow(/TEST_CLOCK=tomorrow/);
});
