import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map<string, string>();

/** Changes with the modules in a folder and below it: with what they make, whichever of them does. */
export function codeVersion(folder: string): string {
  const version = known.get(folder) ?? versionOf(folder);
  known.set(folder, version);
  return version;
}

function versionOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const lines = names.toSorted().map((name) => `${name} ${hash('sha256', readFileSync(join(folder, name)))}`);
  return hash('sha256', lines.join('\n')).slice(0, 16);
}
