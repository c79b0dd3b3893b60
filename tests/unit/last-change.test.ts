import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { lastChange } from '../../codegen/site/pages/last-change.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const folder = emptiedFolder();
const events = 'spec/tables/events.yaml';

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

function git(args: readonly string[], date = '2026-11-01T10:00:00Z') {
  execFileSync('git', args, { cwd: folder, env: { ...environment, GIT_COMMITTER_DATE: date }, stdio: 'ignore' });
}

function commit(date: string) {
  git(['add', '-A']);
  git(['-c', 'user.name=Z', '-c', 'user.email=z@example.fr', 'commit', '-qm', 'x'], date);
}

beforeEach(() => writeBelow(folder, { [events]: '- id: a\n', 'spec/site.yaml': 'a: 1\n' }));

const spec = join(folder, 'spec');
const changed = () => lastChange(spec, {}).toISOString();

test('rows were last changed in their last commit, whatever else is committed later', () => {
  git(['init', '-q']);
  commit('2026-11-20T10:00:00Z');
  writeBelow(folder, { 'spec/site.yaml': 'a: 2\n' });
  commit('2026-11-25T10:00:00Z');
  expect(changed()).toBe('2026-11-20T10:00:00.000Z');
});

test('where they were changed since, or git knows nothing, their files say when', () => {
  utimesSync(join(spec, 'tables/events.yaml'), 1_800_000_000, 1_800_000_000);
  const written = '2027-01-15T08:00:00.000Z';
  expect(changed()).toBe(written);
  git(['init', '-q']);
  expect(changed()).toBe(written);
  commit('2026-11-20T10:00:00Z');
  writeBelow(folder, { 'spec/tables/events.yaml': '- id: b\n' });
  utimesSync(join(spec, 'tables/events.yaml'), 1_800_000_000, 1_800_000_000);
  expect(changed()).toBe(written);
});

test('SOURCE_DATE_EPOCH takes its place', () =>
  expect(lastChange(spec, { SOURCE_DATE_EPOCH: '1764288000' }).toISOString()).toBe('2025-11-28T00:00:00.000Z'));
