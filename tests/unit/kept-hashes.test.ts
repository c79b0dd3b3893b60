import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptHashes } from '../../codegen/run/kept-hashes.ts';

let engine = '';
beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'hashes-'));
});
afterEach(() => rmSync(engine, { recursive: true }));

const long = 60_000;
const file = () => join(engine, 'node_modules/.cache/inputs');

/** As one run leaves it. */
function keep(...entries: [path: string, stamp: string, content: string, ageMs: number][]): void {
  const hashes = new KeptHashes(engine);
  for (const [path, stamp, content, ageMs] of entries) hashes.set(path, { stamp, content }, ageMs);
  hashes.save();
}

test('a run has what the one before has hashed, by path and stamp', () => {
  keep(['/a', '1 2 3 4', 'x', long], ['/b é', '5 6 7 8', 'y', long]);
  const next = new KeptHashes(engine);
  expect([next.get('/a', '1 2 3 4'), next.get('/b é', '5 6 7 8')]).toEqual(['x', 'y']);
  expect([next.get('/a', '1 2 3 5'), next.get('/c', '1 2 3 4')]).toEqual([undefined, undefined]);
  keep(['/a', '1 2 3 9', 'z', long]);
  expect(new KeptHashes(engine).get('/a', '1 2 3 9')).toBe('z');
  expect(new KeptHashes(engine).get('/b é', '5 6 7 8')).toBe('y');
});

test('of a file that was just written, the run itself knows the hash, and no other', () => {
  keep(['/a', '1', 'x', long]);
  const run = new KeptHashes(engine);
  run.set('/a', { stamp: '2', content: 'y' }, 200);
  run.set('/b', { stamp: '3', content: 'z' }, long);
  run.save();
  expect(run.get('/a', '2')).toBe('y');
  const next = new KeptHashes(engine);
  expect([next.get('/a', '2'), next.get('/a', '1'), next.get('/b', '3')]).toEqual([undefined, undefined, 'z']);
});

test('a name that would break the lines is not kept', () => {
  keep(['/a\n/b\t1', '1', 'x', long], ['/c', '2', 'y', long]);
  expect(new KeptHashes(engine).get('/c', '2')).toBe('y');
  expect(new KeptHashes(engine).get('/b', '1')).toBeUndefined();
});

test('nothing is taken from a file that is damaged, and none is written where nothing is new', () => {
  keep(['/a', '1', 'x', long]);
  const whole = readFileSync(file());
  writeFileSync(file(), Buffer.concat([whole.subarray(0, -1), Buffer.from('y')]));
  expect(new KeptHashes(engine).get('/a', '1')).toBeUndefined();
  rmSync(file());
  new KeptHashes(engine).save();
  expect(readdirSync(join(engine, 'node_modules/.cache'))).toEqual([]);
});
