import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../codegen/base/json.ts';
import { termsInFormulas } from '../../src/roi/formulas.ts';

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

/** The same site as one of German-speaking Switzerland, by its locale and its contact data. Its own texts stay English. */
export const swissSite = join(import.meta.dirname, '../.results/swiss');

function laySwissSite(): void {
  layCopy(swissSite);
  const file = join(swissSite, 'spec/site.yaml');
  const text = readFileSync(file, 'utf8')
    .replace(
      /language: en\n.*?timeZone: \S+/su,
      'language: de\n  country: CH\n  currency: CHF\n  timeZone: Europe/Zurich',
    )
    .replace(
      /phone: .*?(?=\n {2}openingHours)/su,
      "phone: 044 700 12 30\n  address: { streetAddress: Seestrasse 3, postalCode: '8002', addressLocality: Zürich }",
    );
  writeFileSync(file, text);
}

/** Builds each site of `examples/`, and those of the tests, with the engine as it is. */
export function setup(): void {
  const root = join(import.meta.dirname, '../..');
  layCopy(englishSite);
  laySwissSite();
  for (const folder of [...exampleSites(root), englishSite, swissSite]) {
    const pictures = folder === swissSite ? ['--no-pictures'] : [];
    const args = ['codegen/start.js', 'build', '--spec', join(relative(root, folder), 'spec'), ...pictures];
    execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  }
}

function layCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'english'), folder, { recursive: true });
  for (const [file, text] of Object.entries(withCalculatorTexts(folder))) writeFileSync(join(folder, file), text);
}

/** The files of the English site with a calculator, with its texts: where they say none, the words of their keys in the engine's examples. */
export function withCalculatorTexts(folder: string): Record<string, string> {
  const [pages, numbers] = ['spec/pages/worth.yaml', 'spec/roi.yaml'];
  const read = (file: string) => parse(readFileSync(file, 'utf8')) as JsonObject;
  const engine = join(import.meta.dirname, '../..');
  const examples = read(join(engine, 'src/blocks/calculator/calculator.examples.yaml')) as unknown as JsonObject[];
  const parts = examples.map(({ part }) => part as JsonObject);
  const page = read(join(folder, pages));
  const blocks = (page.blocks as JsonObject[]).map((block) => {
    const { part } = block;
    return isObject(part)
      ? { ...block, part: worded(parts.find(({ kind }) => kind === part.kind) ?? {}, part) }
      : block;
  });
  const terms = Object.fromEntries(Array.from(termsInFormulas, (term) => [term, wordsOf(term)]));
  return {
    [pages]: stringify({ ...page, blocks }),
    [numbers]: stringify({ ...read(join(folder, numbers)), terms }),
  };
}

/** A mapping of the examples with other texts: those that are written, else the words of their keys. */
function worded(example: JsonObject, written: JsonObject): JsonObject {
  const entries = Object.entries(example).flatMap(([key, value]): [string, Json][] => {
    const own = written[key];
    if (isObject(value) && (own === undefined || isObject(own))) return [[key, worded(value, own ?? {})]];
    if (own !== undefined) return [[key, own]];
    return typeof value === 'string' ? [[key, wordsOf(key)]] : [];
  });
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(Object.entries(written).filter(([key]) => !(key in example))),
  };
}

/** `exactMonths` → Exact months. */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?=[A-Z])|-/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one file of a spec says; nothing where there is no such file. */
export function readSpecFile(folder: string, file: string): Record<string, unknown> {
  const path = join(folder, 'spec', file);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}
