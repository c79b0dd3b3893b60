import { setTimeout as sleep } from 'node:timers/promises';
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
