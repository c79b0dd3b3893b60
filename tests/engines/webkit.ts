import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { once } from 'node:events';
import { freePort } from '../built/servers/start-program.ts';
import type { Driver } from './tab.ts';

/**
 * Starts the browser of WebKitGTK by its driver, `WebKitWebDriver`, and drives it by WebDriver (https://www.w3.org/TR/webdriver2/). It needs a
 * screen, and its window goes no narrower than some 450 px.
 */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  process.once('exit', () => program.kill());
  await once(program, 'spawn');
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; tries < 100 && !(await send('GET', '/status').catch(() => false)); tries += 1) await after(100);

  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const command = (name: string, body: object) => send('POST', `/session/${sessionId}/${name}`, body);
  const evaluate = async (expression: string): Promise<unknown> => {
    const value = await command('execute/sync', { script: `return JSON.stringify(${expression})`, args: [] });
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined;
  };
  return {
    errors: [],
    open: async (url) => void (await command('url', { url })),
    evaluate,
    perform: async (actions) => void (await command('actions', { actions })),
    resize: async (width, height) => {
      await command('window/rect', { width, height });
      const [frameWidth = 0, frameHeight = 0] = (await evaluate(
        '[outerWidth - innerWidth, outerHeight - innerHeight]',
      )) as number[];
      await command('window/rect', { width: width + frameWidth, height: height + frameHeight });
    },
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      program.kill();
    },
  };
}
