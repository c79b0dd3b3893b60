import type { ClassNames } from '../bundle/class-names.ts';
import { inOneOrder, withoutNeedless, withoutOptionalEnds, withShortIds } from '../shorter-markup.ts';

/** A tag as React writes it, no `>` in its values, with the end tag of a shape that holds nothing. */
const tag = /<[a-z][^>]*>(?:<\/(?:path|circle|rect|line|use|ellipse|polygon|polyline)>)?/g;

/** Shapes that hold nothing, as React writes them. */
const emptyShape = /^<((path|circle|rect|line|use|ellipse|polygon|polyline)(?: [^<>]*)?)><\/\2>$/;

const classList = / class="([^"]*)"/;

/** What says React the order of stylesheets. */
const precedence = ' data-precedence="1"';

/** Of a tag that is longer, another one like it is not to be expected. */
const longestKnown = 400;
/** Some 4 MB. */
const mostKnown = 20_000;

/** Makes a finished page smaller: its classes get the names that its stylesheets have for them, and what nobody needs is left out. */
export function pageSlimmer(names: ClassNames = new Map()): (html: string) => string {
  const written = new Map([...names].map(([name, short]) => [escapeAttribute(name), short]));
  const rename = (list: string): string => {
    const short = list.split(' ').flatMap((name) => (name === '' ? [] : (written.get(name) ?? name)));
    return [...new Set(short)].join(' ');
  };
  const steps = [inOneOrder, withoutNeedless, withShortIds];
  const slimTag = (text: string): string => {
    const renamed = text
      .replace(classList, (_, list: string) => ` class="${rename(list)}"`)
      .replace(emptyShape, '<$1/>')
      .replace(precedence, '');
    return steps.reduce((made, step) => step(made), renamed);
  };
  // Pages repeat themselves: nineteen tags of twenty were met before.
  const known = new Map<string, string>();
  const slimmed = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const slim = slimTag(text);
    if (text.length > longestKnown) return slim;
    if (known.size >= mostKnown) known.clear();
    // A text of its own: what was found in a page holds the whole page in memory.
    known.set(` ${text}`.slice(1), ` ${slim}`.slice(1));
    return slim;
  };
  return (html) => withoutOptionalEnds(html.replaceAll(tag, slimmed));
}

/** As React writes it in an attribute. */
function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
