import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The folders of the example sites: each holds a `spec/` for the same engine. */
export function exampleSites(root: string): string[] {
  const examples = join(root, 'examples');
  return readdirSync(examples)
    .map((name) => join(examples, name))
    .filter((folder) => existsSync(join(folder, 'spec')));
}

/**
 * A small site in English and pounds, for the tests alone: its `spec/` stands in `english/`, and is laid here afresh to be built, where
 * no tool takes what is emitted for it for code of the tests.
 */
export const englishSite = join(import.meta.dirname, '../.results/english');

export function layEnglishSite(): void {
  rmSync(englishSite, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'english'), englishSite, { recursive: true });
}

/** What one file of a spec says; nothing where there is no such file. */
export function readSpecFile(folder: string, file: string): Record<string, unknown> {
  const path = join(folder, 'spec', file);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}
