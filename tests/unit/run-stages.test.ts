import { setTimeout as sleep } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { print } from '../run/output.ts';
import { runCommand } from '../run/run-command.ts';
import { runStages, type Outcome, type Stage } from '../run/run-stages.ts';

const good: Outcome = { passed: 1, failed: 0, skipped: 0 };
const bad: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** A stage that says when it begins and ends. */
function stage(log: string[], name: string, more: Partial<Stage> = {}): Stage {
  const run = async () => {
    log.push(`+${name}`);
    await sleep(5);
    log.push(`-${name}`);
    return good;
  };
  return { name, needs: [], run, ...more };
}

const silent = () => {};

test('with one lane, stages run one after the other, and the results come in their order', async () => {
  const log: string[] = [];
  const results = await runStages([stage(log, 'a'), stage(log, 'b')], 1, silent);
  expect(log).toEqual(['+a', '-a', '+b', '-b']);
  expect(results.map(({ name, counts }) => [name, counts])).toEqual([
    ['a', good],
    ['b', good],
  ]);
});

test('with two lanes, two run side by side; what a stage needs has ended before it begins', async () => {
  const log: string[] = [];
  await runStages([stage(log, 'a'), stage(log, 'b', { needs: ['a'] }), stage(log, 'c')], 2, silent);
  expect(log.slice(0, 2)).toEqual(['+a', '+c']);
  expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-a'));
});

test('a stage that waits takes no lane, and what needs it has it', async () => {
  const log: string[] = [];
  const network = (name: string) => stage(log, name, { waits: true });
  const stages = [network('first'), stage(log, 'a'), network('second'), stage(log, 'b', { needs: ['second'] })];
  await runStages(stages, 1, silent);
  expect(log.slice(0, 3)).toEqual(['+first', '+a', '+second']);
  expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-second'));
  expect(log.slice(-2)).toEqual(['+b', '-b']);
});

test('a stage that was not chosen is not needed', async () => {
  const log: string[] = [];
  const [result] = await runStages([stage(log, 'a', { needs: ['another'] })], 1, silent);
  expect(result?.counts).toEqual(good);
});

test('a stage that runs alone begins when all others have ended', async () => {
  const log: string[] = [];
  await runStages([stage(log, 'a'), stage(log, 'last', { alone: true }), stage(log, 'b')], 3, silent);
  expect(log.slice(-2)).toEqual(['+last', '-last']);
});

test('what needs a failed stage is skipped and says why; a stage that throws has failed', async () => {
  const said: string[] = [];
  const stages: Stage[] = [
    { name: 'a', needs: [], run: () => Promise.resolve(bad) },
    { name: 'b', needs: ['a'], run: () => Promise.resolve(good) },
    { name: 'c', needs: [], run: () => Promise.reject(new Error('no disk')) },
  ];
  const results = await runStages(stages, 2, (text) => said.push(text));
  expect(results.map(({ counts }) => counts)).toEqual([bad, { passed: 0, failed: 0, skipped: 1 }, bad]);
  expect(said.join('')).toContain('it needs a, which did not pass');
  expect(said.join('')).toContain('no disk');
});

test('what a stage and its programs print is printed whole, under its name', async () => {
  const said: string[] = [];
  const printing = (name: string): Stage => ({
    name,
    needs: [],
    run: async () => {
      print(`${name} starts`);
      await runCommand(process.execPath, ['-e', `console.log('${name} runs')`]);
      print(`${name} ends`);
      return good;
    },
  });
  await runStages([printing('a'), printing('b')], 2, (text) => said.push(text));
  for (const name of ['a', 'b'])
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`── ${name} ─+\n${name} starts\n${name} runs\n${name} ends\n$`)),
    );
});

test('stages that wait for each other are a fault', async () => {
  const log: string[] = [];
  const stages = [stage(log, 'a', { needs: ['b'] }), stage(log, 'b', { needs: ['a'] })];
  await expect(runStages(stages, 2, silent)).rejects.toThrow('a, b');
});

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

test('a day that does not exist is refused', () => expect(() => tell('', 'tomorrow')).toThrow(/TEST_CLOCK=tomorrow/));
