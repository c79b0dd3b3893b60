import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names of all Lucide icons, kebab-case, read from the installed package's folder (importing it would cost 100 ms). */
export function readIconNames(): Set<string> {
  const entry = createRequire(import.meta.url).resolve('lucide-react');
  const folder = join(dirname(entry), '../esm/icons');
  const names = readdirSync(folder).flatMap((name) => (name.endsWith('.mjs') ? [name.slice(0, -4)] : []));
  return new Set(names.filter((name) => name !== 'index'));
}
