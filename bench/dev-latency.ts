import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { findProgram } from '../tests/run/programs.ts';
import { prepareEdit } from './project-copy.ts';

/**
 * Milliseconds from the saving of a figure to the change of the text in an open page, as a product owner sees it: a real
 * dev server, a real browser on the home page.
 * @param copy a project copy (the dev server writes into it)
 */
export async function measureDevLatency(copy: string, samples: number): Promise<number[]> {
  const executablePath = findProgram('chromium');
  const server = spawn(
    process.execPath,
    [join(copy, 'codegen/start.js'), 'dev', '--host', '127.0.0.1', '--port', '5273'],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(await addressOf(server.stdout), { waitUntil: 'networkidle' });
    const latencies: number[] = [];
    // The first edits warm the server's and the browser's compilers up.
    for (let sample = -3; sample < samples; sample += 1) {
      const latency = await measureEdit(copy, page);
      if (sample >= 0) latencies.push(latency);
      await sleep(200);
    }
    return latencies;
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}

async function measureEdit(copy: string, page: Page): Promise<number> {
  const { shown, save } = await prepareEdit(copy);
  // Looked for at each frame: on the screen, not merely in the document. Both clocks are this machine's.
  const appearance = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        if (document.body.textContent.includes(text)) throw new Error(`The page shows ${text} before the edit.`);
        document.documentElement.dataset['watched'] = text;
        const look = () => {
          if (document.body.textContent.includes(text)) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    shown,
  );
  await page.locator(`html[data-watched="${shown}"]`).waitFor();
  const start = performance.timeOrigin + performance.now();
  await save();
  return (await appearance) - start;
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The dev server ended before it said its address.');
}
