import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Driver } from './tab.ts';

type Json = Readonly<Record<string, unknown>>;
type Send = (method: string, params: Json) => Promise<Json>;

/** Without a window there is no mouse: a fine pointer that hovers. */
const mouse = 2 + 4;
const always = {
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
} as const;

/**
 * Starts Firefox without a window, in a profile of its own, and drives it by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which
 * it speaks by itself. It also sets by itself what is recommended for automation: no update, no telemetry.
 * @param path of the program
 * @param preferences as in `about:config`
 */
export async function startFirefox(path: string, preferences: Json = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = Object.entries({ ...always, ...preferences });
  const lines = settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = spawn(path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(program, 'exit');
  // Whatever happens to the tests.
  process.once('exit', () => program.kill());
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(program.stderr).on('line', (line) => {
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
    program.once('exit', () => reject(new Error(`${path} ended before it could be driven`)));
  });
  const { send, errors } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    errors,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      // At once: without JavaScript no promise is ever settled.
      const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await send('script.evaluate', asked);
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { value?: string };
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A connection on which each command has its answer, and the errors of the pages are gathered. */
async function connect(address: string): Promise<{ send: Send; errors: string[] }> {
  const waiting = new Map<unknown, (answer: Json) => void>();
  const errors: string[] = [];
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => {
    const { id, params, ...answer } = JSON.parse(String(data)) as { id?: number; params?: Json };
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (params?.['level'] === 'error') errors.push(String(params['text']));
  });
  await once(socket, 'open');
  let last = 0;
  const send: Send = async (method, params) => {
    const answer = new Promise<Json>((resolve) => waiting.set(++last, resolve));
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, message } = await answer;
    if (result === undefined) throw new Error(`${method}: ${String(message)}`);
    return result as Json;
  };
  return { send, errors };
}
