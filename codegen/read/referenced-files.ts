import type { SourceFile } from './source.ts';

/**
 * Of the files that a spec lacks, those that some line of the sources needs, with these lines. An optional file: a reference (`{facts.delay}`,
 * `ref: facts.delay`) or the whole (`ref: roi`). A table: a reference, or a value that is its name (`each: events`, `from: events`); a site may do
 * without the others, and what names one of their rows has a fault by its schema.
 */
export function referencedFiles(of: 'kinds' | 'tables', names: readonly string[], sources: readonly SourceFile[]) {
  const places = names.map((name): [string, readonly string[]] => {
    const patterns = [referenceTo(name), of === 'kinds' ? wholeFile(name) : valueThatIs(name)];
    const naming = sources.filter(({ text }) => text.includes(name));
    const found = naming.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*#/.test(line) && patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : [],
        ),
    );
    return [name, found];
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
