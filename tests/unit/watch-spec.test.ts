import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { watchSpec } from '../../codegen/site/dev/watch-spec.ts';
import { testFolder } from '../run/test-folder.ts';

const root = testFolder();

test('pages are told of each save, once', async () => {
  const done: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const server = {
    watcher,
    environments: { client: { hot: { send: (name: string) => done.push(name) } } },
    config: { logger: { error: (text: string) => done.push(text) } },
  } as unknown as ViteDevServer;
  let saves = 0;
  let seen = 0;
  const site = {
    findings: [],
    reload: () => {
      const isNew = saves > seen;
      seen = saves;
      return Promise.resolve(isNew);
    },
    printFindings: () => undefined,
  } as unknown as DevSite;
  watchSpec(server, site, root);
  const save = async () => {
    saves += 1;
    watcher.emit('all', 'change', join(root, 'spec/site.yaml'));
    await vi.waitFor(() => expect(done.filter((what) => what === 'spec:update')).toHaveLength(saves));
  };
  await save();
  await save();
  await setTimeout(100);
  expect(done).toEqual(['spec:update', 'spec:update']);
});
