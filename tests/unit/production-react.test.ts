import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { productionReact } from '../../codegen/site/vite-plugin.ts';

const engine = join(import.meta.dirname, '../..');

test('views of the dev server are compiled for the production build of React, those of the browser for the other one', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const server = await createServer({
    root: engine,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), productionReact()],
  });
  try {
    const [drawn, sent] = await Promise.all(
      [server.environments['ssr'], server.environments.client].map(
        async (environment) => (await environment?.transformRequest('/src/ui/marks.tsx'))?.code,
      ),
    );
    expect(drawn).toContain('react/jsx-runtime');
    expect(drawn).not.toContain('jsxDEV');
    expect(sent).toContain('jsxDEV');
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
});

test('a process that answers addresses before it draws pages has one build of React, that of production', () => {
  const program = `
    const { createMatcher } = await import('./codegen/model/routes/match-route.ts');
    await createMatcher([]);
    const { default: react } = await import('react');
    console.log(react.act === undefined);
  `;
  const env = { ...process.env, NODE_ENV: 'development' };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: engine, env });
  // The development build alone has it.
  expect(said.toString().trim()).toBe('true');
});
