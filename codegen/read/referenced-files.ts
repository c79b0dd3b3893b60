import type { SourceFile } from './source.ts';

/** Where a file is needed: `spec/pages/home.yaml:12`. */
export type ReferencePath = readonly string[];

/** Of the optional files that a spec lacks, those that a reference needs (`{facts.delay}`, `ref: facts.delay`), and where. */
export function referencedKinds(kinds: readonly string[], sources: readonly SourceFile[]): Map<string, ReferencePath> {
  return askingPaths(kinds, sources, (kind) => [referenceTo(kind), wholeFile(kind)]);
}

/**
 * Of the tables without a file, those whose rows some place takes, and where: a value that is their name (`each: events`, `from: events`) or a
 * reference (`{events.launch.name}`, `of: events.price`). A site may do without the others; what names one of their rows has a fault by its schema.
 */
export function referencedTables(tables: readonly string[], sources: readonly SourceFile[]) {
  return askingPaths(tables, sources, (table) => [referenceTo(table), valueThatIs(table)]);
}

/** The names whose patterns some line of the sources matches, with these lines. */
function askingPaths(names: readonly string[], sources: readonly SourceFile[], patternsOf: (name: string) => RegExp[]) {
  const places = names.map((name) => {
    const patterns = patternsOf(name);
    const naming = sources.filter(({ text }) => text.includes(name));
    const found = naming.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*#/.test(line) && patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : [],
        ),
    );
    return [name, found] as const;
  });
  return new Map(places.filter(([, found]) => found.length > 0));
}

function referenceTo(name: string): RegExp {
  return new RegExp(String.raw`(?:\{|\b(?:ref|of): *['"]?)${name}\.`);
}

/** `ref: roi`: the whole file, which a block shows. */
function wholeFile(name: string): RegExp {
  return new RegExp(String.raw`\bref: *['"]?${name}['"]? *(?:[,}#]|$)`);
}

/** `each: events`, `from: [events, webinars]`, or an item of a list. The page, block or aspect of that name is no table. */
function valueThatIs(name: string): RegExp {
  const before = String.raw`(?:\b(?:each|from|of): *(?:\[[^\]:]*)?|^ *- +)`;
  return new RegExp(String.raw`${before}['"]?${name}['"]? *(?:[,}\]#]|$)`);
}
