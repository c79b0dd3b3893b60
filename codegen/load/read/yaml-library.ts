import { createRequire } from 'node:module';
import type * as Library from 'yaml';

let loaded: typeof Library | undefined;

/** The YAML library, loaded when a text needs its syntax tree: its seventy modules are a twentieth of a check in which all files are plainly written. */
export function yaml(): typeof Library {
  loaded ??= createRequire(import.meta.url)('yaml') as typeof Library;
  return loaded;
}
