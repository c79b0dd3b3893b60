import type { Root } from 'postcss';

/** Short names for class names. */
export type ClassNames = ReadonlyMap<string, string>;

/** The classes that a selector names, with escapes. */
const classPattern = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/** The first class that a selector names, without escapes: the utility's, which conditions follow (`.first\:pt-0:first-child`). */
export function classOf(selector: string): string {
  return classesOf(selector)[0] ?? '';
}

/** All classes that a selector names, without escapes. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(classPattern)].map(([, escaped = '']) => withoutEscapes(escaped));
}

/**
 * Short names for the utilities of compiled stylesheets: names of one letter for the most frequent, then names in the order of the sheets;
 * one name for utilities that views always write together. Plain words (`flex`) stay: a script may use the word for something else.
 * @param sheets as Tailwind writes them: utilities in `@layer utilities`
 * @param views the texts of the views
 */
export function shortClassNames(sheets: readonly Root[], views: readonly string[] = []): Map<string, string> {
  const all = new Set<string>();
  /** Each with the first sheet that has it. */
  const utilities = new Map<string, number>();
  for (const [index, sheet] of sheets.entries()) {
    sheet.walkRules(({ selector }) => classesOf(selector).forEach((name) => all.add(name)));
    sheet.walkAtRules('layer', (layer) => {
      if (layer.params === 'utilities')
        layer.walkRules(({ selector }) => {
          for (const name of classesOf(selector)) if (!utilities.has(name)) utilities.set(name, index);
        });
    });
  }
  const free = shortNames(all);
  const long = [...utilities.keys()].filter((name) => !/^[a-z]+$/i.test(name));
  const firsts = firstOfGroups(long, views, utilities);
  const named = long.filter((name) => firsts.get(name) === name);
  const common = commonest(named, views);
  const inOrder = [...named.filter((name) => common.has(name)), ...named.filter((name) => !common.has(name))];
  const short = new Map(inOrder.map((name) => [name, free.next().value ?? name]));
  return new Map(long.map((name) => [name, short.get(firsts.get(name) ?? name) ?? name]));
}

/**
 * Utilities that views always write together share one name. Returns, for each utility, the first of its group. The words between two
 * quotes of a view are on an element as a whole, or not at all.
 * @param sheets the sheet of each utility: a group stays within one sheet
 */
function firstOfGroups(
  names: readonly string[],
  views: readonly string[],
  sheets: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const places = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [index, text] of views.flatMap((view) => view.split(/["'`]/)).entries())
    for (const word of new Set(text.split(/\s+/))) places.get(word)?.push(String(index));
  const firsts = new Map<string, string>();
  return new Map(
    [...places].map(([name, found]) => {
      const where = found.length === 0 ? name : [sheets.get(name), ...found].join(' ');
      if (!firsts.has(where)) firsts.set(where, name);
      return [name, firsts.get(where) ?? name];
    }),
  );
}

/** The names that views write most often, one for each letter. */
function commonest(names: readonly string[], views: readonly string[]): ReadonlySet<string> {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const word of views.flatMap((view) => view.split(/[\s"'`]+/))) {
    const count = counts.get(word);
    if (count !== undefined) counts.set(word, count + 1);
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  return new Set(ranked.slice(0, letters.length).map(([name]) => name));
}

/** Gives the classes of a stylesheet their short names. */
export function renameInStyles(sheet: Root, names: ClassNames): void {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(classPattern, (whole, escaped: string) => {
      const short = names.get(withoutEscapes(escaped));
      return short === undefined ? whole : `.${short}`;
    });
  });
}

/** A function that gives the classes of an HTML text their short names. */
export function pageRenamer(names: ClassNames = new Map()): (html: string) => string {
  const written = new Map([...names].map(([name, short]) => [escapeAttribute(name), short]));
  return (html) =>
    html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => {
      const short = list.split(' ').flatMap((name) => (name === '' ? [] : (written.get(name) ?? name)));
      return short.length === 0 ? '' : ` class="${[...new Set(short)].join(' ')}"`;
    });
}

/** A text as React writes it in an attribute. */
function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Names of one letter, then of two. Names that begin with « ad » are left out: ad blockers hide them. */
function* shortNames(taken: ReadonlySet<string>): Generator<string> {
  for (const tail of ['', ...signs])
    for (const head of letters) {
      const name = head + tail;
      if (!taken.has(name) && !/^ad/i.test(name)) yield name;
    }
}

function withoutEscapes(escaped: string): string {
  return escaped.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
