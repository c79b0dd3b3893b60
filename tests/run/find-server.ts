import { execFileSync } from 'node:child_process';
import { delimiter, isAbsolute, join } from 'node:path';

/** How each server is asked for its version. */
const versionArguments = { apache2: '-v', caddy: 'version', nginx: '-v' } as const;

export type ServerName = keyof typeof versionArguments;

const serverNames = ['apache2', 'caddy', 'nginx'] as const satisfies readonly ServerName[];

/** The path of a server program that starts on this machine, or undefined. Debian keeps Apache and nginx where only root's PATH leads. */
export function findServer(name: ServerName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => starts(path, versionArguments[name]));
}

/** The servers that the site is made for and this machine lacks. */
export function missingServers(): ServerName[] {
  return serverNames.filter((name) => findServer(name) === undefined);
}

function starts(path: string, argument: string): boolean {
  try {
    execFileSync(path, [argument], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
