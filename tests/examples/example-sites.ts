import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

function layEnglishSite(): void {
  layCopy(englishSite);
}

/** The same site with the locale and the contact data of other countries. Its own texts stay English. */
export const localisedSites = [
  {
    folder: join(import.meta.dirname, '../.results/swiss'),
    locale: 'language: fr\n  country: CH\n  currency: CHF\n  timeZone: Europe/Zurich',
    contact:
      "phone: 022 700 12 30\n  address: { streetAddress: Rue du Lac 3, postalCode: '1204', addressLocality: Genève }",
  },
  {
    folder: join(import.meta.dirname, '../.results/german'),
    locale: 'language: de\n  country: DE\n  currency: EUR\n  timeZone: Europe/Berlin',
    contact:
      "phone: 030 23125000\n  address: { streetAddress: Hauptstraße 1, postalCode: '10115', addressLocality: Berlin }",
  },
];

function layLocalisedSites(): void {
  for (const { folder, locale, contact } of localisedSites) {
    layCopy(folder);
    const file = join(folder, 'spec/site.yaml');
    const text = readFileSync(file, 'utf8')
      .replace(/language: en\n.*?timeZone: \S+/su, locale)
      .replace(/phone: .*?(?=\n {2}openingHours)/su, contact);
    writeFileSync(file, text);
  }
}

function layCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'english'), folder, { recursive: true });
}

/** Builds each site of `examples/`, and those of the tests in other languages, with the engine as it is. */
export function setup(): void {
  const root = join(import.meta.dirname, '../..');
  layEnglishSite();
  layLocalisedSites();
  const localised = localisedSites.map(({ folder }) => folder);
  for (const folder of [...exampleSites(root), englishSite, ...localised]) {
    const pictures = localised.includes(folder) ? ['--no-pictures'] : [];
    const args = ['codegen/start.js', 'build', '--spec', join(relative(root, folder), 'spec'), ...pictures];
    execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  }
}

/** What one file of a spec says; nothing where there is no such file. */
export function readSpecFile(folder: string, file: string): Record<string, unknown> {
  const path = join(folder, 'spec', file);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}
