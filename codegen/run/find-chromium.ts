import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from 'playwright';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Flags of a Chromium that does nothing of its own accord. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * The path of a Chromium that starts on this machine: the one named by CHROMIUM_PATH or
 * PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, else one on PATH, else the one Playwright downloaded. Undefined where there is none.
 * @throws where a variable names a program that does not start: running another one instead would hide the mistake
 */
export function findChromium(): string | undefined {
  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (!starts(path)) throw new Error(`${name}=${path} does not start (tried: ${path} --version)`);
    return path;
  }
  return [...programsOnPath(programNames), chromium.executablePath()].find(starts);
}

/**
 * The path of Chromium without a window, where the machine has one: the same engine, a third less work for each page. It has no
 * back/forward cache. HEADLESS_SHELL_PATH names another.
 */
export function findHeadlessShell(): string | undefined {
  return process.env['HEADLESS_SHELL_PATH'] || programsOnPath(shellNames).find(starts);
}

export function programsOnPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Ubuntu's `chromium-browser` may be a script that only says to install something else: existing is not enough. */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /\d+\.\d+/.test(version);
  } catch {
    return false;
  }
}
