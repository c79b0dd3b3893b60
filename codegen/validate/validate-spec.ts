import type { Finding } from '../base/findings/finding.ts';
import type { DocumentPath } from '../base/json.ts';
import type { Value } from '../model/resolve/value.ts';
import type { ResolvedSpec } from '../model/resolve/resolve-spec.ts';
import type { SpecIndex } from '../model/resolve/spec-index.ts';
import { checkRouteFile } from './check-routes.ts';
import { checkBlock, checkValue, withoutRepeats } from './check-values.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { ValidateMemory } from './validate-memory.ts';
import type { Validators } from './validators.ts';

/**
 * Validates each file and row by itself, then the pages they make: what a file reports, its pages do not repeat.
 * @param memory where it is remembered what is valid, if anywhere
 */
export function validateSpec(
  index: SpecIndex,
  { values, pages }: ResolvedSpec,
  validators: Validators,
  vocabulary: Vocabulary,
  memory?: ValidateMemory,
): Finding[] {
  const check = (value: object, work: (words: Vocabulary) => Finding[], words = vocabulary) =>
    memory === undefined ? work(words) : memory.check(value, words, work);
  const each = <Item, Found>(
    name: string,
    items: readonly Item[],
    valueOf: (item: Item) => object,
    look: (item: Item) => Found[],
  ): Found[] => (memory === undefined ? items.flatMap(look) : memory.each(name, items, vocabulary, valueOf, look));
  const checked = each('values', values, resolvedOf, ({ kind, name, resolved }) => {
    const validate = kind === 'row' ? validators.table(name) : validators.kind(kind === 'form' ? 'form' : name);
    const file = resolved.origin.source.document.file;
    return check(resolved, (words) => checkValue(resolved, validate(resolved.value, words), words)).map((finding) => ({
      finding,
      file,
    }));
  });
  // What is wrong with a value by its own schema is worded by that, not by a schema of those who refer to it.
  const [written, used] = [true, false].map((isOwn) =>
    checked.flatMap(({ finding, file }) => ((finding.file === file) === isOwn ? [finding] : [])),
  ) as [Finding[], Finding[]];
  const own = withoutRepeats(written, used);
  for (const page of new Set(pages.map((made) => made.page))) {
    const resolved = {
      value: page.data,
      origin: { source: page, path: [] },
      originOf: (path: DocumentPath) => ({ source: page, path }),
      facts: new Map(),
    };
    own.push(...check(page, (words) => checkValue(resolved, validators.kind('page')(page.data, words), words)));
  }
  const routes = index.singles.get('routes');
  const shown = [
    ...(routes === undefined ? [] : checkRouteFile(routes, pages, validators, vocabulary, each, check)),
    // A page is looked at as a whole first: after an edit, most are as they were.
    ...each('pages', pages, itself, (page) =>
      check(page, (ofPage) =>
        page.blocks.flatMap((block) => check(block, (words) => checkBlock(block, validators, words), ofPage)),
      ),
    ),
  ];
  return withoutRepeats(own, shown);
}

function resolvedOf({ resolved }: Value): object {
  return resolved;
}

function itself(page: object): object {
  return page;
}
