import { findChromium, findHeadlessShell } from '../../codegen/run/find-chromium.ts';
import { runCommand } from './run-command.ts';

/**
 * The path of a Chromium, installed first where the machine has none: with the system's packages if we may, else
 * Playwright's own. Says what it does. Undefined, with an explanation on the terminal, where no way works.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found !== undefined) return found;
  for (const [command, ...args] of waysToInstall()) {
    console.log(`No Chromium found. Installing one: ${[command, ...args].join(' ')}`);
    if ((await runCommand(command, args)) !== 0) continue;
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.error(
    'Chromium could not be installed, so the browser tests cannot run. Install Chromium or Google Chrome by hand, or set ' +
      'CHROMIUM_PATH to an existing one.\n' +
      "Chromium n'a pas pu être installé : installez Chromium ou Google Chrome, ou indiquez son chemin dans CHROMIUM_PATH.",
  );
  return undefined;
}

/**
 * The path of a Chromium without a window, installed first where the machine has none and we may. Undefined where there is none: the
 * tests are slower then, and the same.
 */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  const found = findHeadlessShell();
  if (found !== undefined || process.platform !== 'linux') return found;
  const [command, ...args] = fromPackages('chromium-headless-shell');
  console.log(`No Chromium without a window found. Installing one: ${[command, ...args].join(' ')}`);
  await runCommand(command, args);
  return findHeadlessShell();
}

type Command = readonly [command: string, ...args: string[]];

function waysToInstall(): Command[] {
  const isRoot = process.getuid?.() === 0;
  const playwright: Command = [
    'npx',
    '--no-install',
    'playwright',
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ];
  return process.platform === 'linux' ? [fromPackages('chromium'), playwright] : [playwright];
}

/** `sudo -n` never asks for a password: it works at once or fails at once. */
export function fromPackages(name: string): Command {
  const apt = `command -v apt-get >/dev/null && apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq ${name}`;
  return process.getuid?.() === 0 ? ['sh', '-c', apt] : ['sudo', '-n', 'sh', '-c', apt];
}
