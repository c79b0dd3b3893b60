import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The folders of the example sites: each holds a `spec/` for the same engine. */
export function exampleSites(root: string): string[] {
  const examples = join(root, 'examples');
  return readdirSync(examples)
    .map((name) => join(examples, name))
    .filter((folder) => existsSync(join(folder, 'spec')));
}

/** What one file of a spec says; nothing where there is no such file. */
export function readSpecFile(folder: string, file: string): Record<string, unknown> {
  const path = join(folder, 'spec', file);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}
