import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { withViteConfig } from '../../codegen/site/vite-config.ts';

const vite = { configFile: join(import.meta.dirname, '../../vite.config.ts'), configLoader: 'native' } as const;

test('Vite alone serves the site that SPEC names, and shows a saved edit', async () => {
  const root = copySmallSite();
  vi.stubEnv('SPEC', join(root, 'spec'));
  const server = await createServer({
    ...vite,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, maxRetries: 3 });
  });
  await server.listen();
  // Short words of a heading keep to the next ones.
  const home = async () => (await (await fetch(server.resolvedUrls?.local[0] ?? '')).text()).replaceAll('\u00A0', ' ');
  expect(await home()).toContain('Les livres abîmés ont une seconde vie');
  const file = join(root, 'spec/pages/home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('une seconde vie', 'une autre vie'));
  await vi.waitFor(async () => expect(await home()).toContain('Les livres abîmés ont une autre vie'), {
    timeout: 10_000,
    interval: 200,
  });
});

test('a project below a folder that the bundler cannot name is refused with the reason', () =>
  expect(withViteConfig({ root: '/C#/site', engine: '/C#/site' }, {})).rejects.toThrow('Renommez ce dossier'));

test('two sites served at once replace none of each other’s packages', async () => {
  const folder = async (spec: string) => {
    vi.stubEnv('SPEC', spec);
    const { cacheDir } = await resolveConfig(vite, 'serve');
    vi.unstubAllEnvs();
    return cacheDir;
  };
  expect(await folder('examples/voile/spec')).not.toBe(await folder('spec'));
});
