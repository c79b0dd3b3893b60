import { missingServers } from './find-server.ts';
import type { ServerName } from './find-server.ts';
import { runCommand } from './run-command.ts';

/** Debian's packages. The module lets nginx send brotli; some releases lack it, and nginx is tested without it too. */
const packages: Readonly<Record<ServerName, readonly (readonly string[])[]>> = {
  apache2: [['apache2']],
  caddy: [['caddy']],
  nginx: [['nginx', 'libnginx-mod-http-brotli-static'], ['nginx']],
};

/** Installs the servers the site is made for where the machine lacks them and we may. Says what it does. */
export async function ensureServers(): Promise<void> {
  const missing = missingServers();
  if (missing.length === 0 || process.platform !== 'linux') return;
  console.log(`Not found: ${missing.join(', ')}. Installing from the system's packages.`);
  if ((await asRoot('command -v apt-get >/dev/null && apt-get update -q')) !== 0) return;
  for (const name of missing) await installFirst(packages[name]);
}

async function installFirst(choices: readonly (readonly string[])[]): Promise<void> {
  for (const names of choices) {
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends ${names.join(' ')}`;
    if ((await asRoot(install)) === 0) return;
  }
}

/** `sudo -n` never asks for a password: it works at once or fails at once. */
function asRoot(command: string): Promise<number> {
  return process.getuid?.() === 0 ? runCommand('sh', ['-c', command]) : runCommand('sudo', ['-n', 'sh', '-c', command]);
}
