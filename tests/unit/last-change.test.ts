import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { lastChange } from '../../codegen/site/pages/last-change.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const folder = emptiedFolder();
const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

function git(args: readonly string[], date = '2026-11-01T10:00:00Z') {
  execFileSync('git', args, { cwd: folder, env: { ...environment, GIT_COMMITTER_DATE: date }, stdio: 'ignore' });
}

function commit(date: string) {
  git(['add', '-A']);
  git(['-c', 'user.name=Z', '-c', 'user.email=z@example.fr', 'commit', '-qm', 'x'], date);
}

beforeEach(() =>
  writeBelow(folder, { 'spec/tables/open-days.yaml': '- id: a\n', 'spec/tables/webinars/one.yaml': '- id: b\n' }),
);

const spec = join(folder, 'spec');
const changed = (...tables: string[]) => lastChange(spec, {})(tables).toISOString();

test('the rows of a table were last changed in the last commit of its files, whatever else is committed later', () => {
  git(['init', '-q']);
  commit('2026-11-20T10:00:00Z');
  writeBelow(folder, { 'spec/site.yaml': 'a: 2\n', 'spec/tables/webinars/two.yaml': '- id: c\n' });
  commit('2026-11-25T10:00:00Z');
  expect(changed('openDays')).toBe('2026-11-20T10:00:00.000Z');
  expect(changed('webinars')).toBe('2026-11-25T10:00:00.000Z');
  expect(changed('openDays', 'webinars')).toBe('2026-11-25T10:00:00.000Z');
});

test('where they were changed since, or git knows nothing, they were changed now', () => {
  const isNow = () => expect(Date.now() - Date.parse(changed('openDays'))).toBeLessThan(60_000);
  isNow();
  git(['init', '-q']);
  isNow();
  commit('2026-11-20T10:00:00Z');
  writeBelow(folder, { 'spec/tables/open-days.yaml': '- id: b\n' });
  isNow();
});

test('SOURCE_DATE_EPOCH takes its place', () =>
  expect(lastChange(spec, { SOURCE_DATE_EPOCH: '1764288000' })([]).toISOString()).toBe('2025-11-28T00:00:00.000Z'));
