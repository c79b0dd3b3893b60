import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from 'playwright';

interface Program {
  readonly names: readonly string[];
  readonly version: string;
  /** Debian's packages: the first set that can be installed is. */
  readonly packages: readonly (readonly string[])[];
}

const programs = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    version: '--version',
    packages: [['chromium']],
  },
  // The same engine without a window, a third less work for each page. It has no back/forward cache.
  'headless-shell': {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    version: '--version',
    packages: [['chromium-headless-shell']],
  },
  firefox: { names: ['firefox-esr', 'firefox'], version: '--version', packages: [['firefox-esr']] },
  // Of the nightly run alone: whoever starts it by hand installs it.
  java: { names: ['java'], version: '--version', packages: [] },
  apache2: { names: ['apache2'], version: '-v', packages: [['apache2']] },
  caddy: { names: ['caddy'], version: 'version', packages: [['caddy']] },
  // The module lets nginx send brotli; some releases lack it, and nginx is tested without it too.
  nginx: { names: ['nginx'], version: '-v', packages: [['nginx', 'libnginx-mod-http-brotli-static'], ['nginx']] },
} satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof programs;

/** Flags of a Chromium that does nothing of its own accord. */
export const quietFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
] as const; // prettier-ignore

/**
 * The path of a program that starts on this machine: the one that CHROMIUM_PATH, FIREFOX_PATH… names, else one on PATH. Undefined where there is none.
 * @throws where the variable names a program that does not start: another one would hide the mistake
 */
export function findProgram(name: ProgramName): string | undefined {
  const { names, version }: Program = programs[name];
  const variable = `${name.toUpperCase().replace('-', '_')}_PATH`;
  const given = process.env[variable];
  if (given) {
    if (!starts(given, version)) throw new Error(`${variable}=${given} does not start (tried: ${given} ${version})`);
    return given;
  }
  // Debian keeps Apache and nginx where only root's PATH leads.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute), '/usr/sbin', '/usr/local/sbin'];
  const paths = names.flatMap((one) => folders.map((folder) => join(folder, one)));
  if (name === 'chromium') paths.push(chromium.executablePath());
  return paths.find((path) => starts(path, version));
}

/** Ubuntu's `chromium-browser` may be a script that only says to install something else: existing is not enough. */
function starts(path: string, version: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, [version], { timeout: 20_000, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs each program that the machine lacks, from Debian's packages where we may; Chromium else from Playwright's. Prints what it does. */
function installPrograms(): void {
  const isMissing = (name: ProgramName) => findProgram(name) === undefined;
  const missing = (Object.keys(programs) as ProgramName[]).filter(
    (name) => programs[name].packages.length > 0 && isMissing(name),
  );
  if (missing.length === 0) return;
  console.log(`Not found: ${missing.join(', ')}.`);
  if (process.platform === 'linux' && installs('command -v apt-get >/dev/null && apt-get update -q'))
    for (const name of missing) programs[name].packages.some((packages) => installs(aptInstall(packages)));
  if (isMissing('chromium')) {
    const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
    spawnSync('npx', ['--no-install', 'playwright', 'install', ...withDependencies, 'chromium'], { stdio: 'inherit' });
  }
}

const aptInstall = (packages: readonly string[]) =>
  `DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends ${packages.join(' ')}`;

/** Runs a line of the shell as root. `sudo -n` never requests a password: it works at once or fails at once. */
function installs(line: string): boolean {
  console.log(`Installing: ${line}`);
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'sh', '-c', line] as const;
  return spawnSync(command ?? 'sh', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

// `node tests/run/programs.ts` installs the browsers and servers that the tests need. It fails only without a Chromium.
if (import.meta.main) {
  installPrograms();
  if (findProgram('chromium') === undefined) {
    console.error(
      'Chromium could not be installed, so the browser tests cannot run. Install Chromium or Google Chrome by hand, or set ' +
        'CHROMIUM_PATH to an existing one.\n' +
        "Chromium n'a pas pu être installé : installez Chromium ou Google Chrome, ou indiquez son chemin dans CHROMIUM_PATH.",
    );
    process.exitCode = 1;
  }
}
