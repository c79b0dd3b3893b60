import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';

const engine = join(import.meta.dirname, '../..');
const root = copySmallSite();
afterAll(() => {
  for (const folder of [root, diskCache({ root, engine })]) rmSync(folder, { recursive: true, force: true });
});

test('the spec is read again only where somebody wrote to it; a bad edit leaves the last good site', async () => {
  const site = new DevSite({ root, engine });
  const file = join(root, 'spec/site.yaml');
  const text = readFileSync(file, 'utf8');
  expect(await site.reload()).toBe(true);
  expect(await site.reload()).toBe(false);
  const good = site.lastGood;
  expect(good).toBeDefined();
  appendFileSync(file, '\nunknownKey: 1\n');
  expect(await site.reload()).toBe(true);
  expect(site.findings).not.toEqual([]);
  expect(site.lastGood).toBe(good);
  expect(await site.reload()).toBe(false);
  writeFileSync(file, text);
  expect(await site.reload()).toBe(true);
  expect(site.findings).toEqual([]);
  expect(site.lastGood).not.toBe(good);
  expect(await site.reload()).toBe(false);
  mkdirSync(join(root, 'spec/ledgers'));
  writeFileSync(join(root, ledgers.approvals), '{}\n');
  expect(await site.reload(), 'what was approved is shown on open pages').toBe(true);
}, 60_000);
