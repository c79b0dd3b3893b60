import { cached } from '../base/cached.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { MadePage } from '../model/pages/page-plan.ts';
import type { ResolvedSpec } from '../model/resolve-spec.ts';
import { asWritten } from '../model/resolve/resolved.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import { checkRouteFile } from './check-routes.ts';
import { checkBlock, checkValue, unrepeated } from './check-values.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';

/** The faults of the values of a spec. */
export interface InvalidValues {
  /** In files, rows and routes. */
  findings: readonly Finding[];
  /** In the blocks of a page, beside that. */
  inBlocks: (page: MadePage) => readonly Finding[];
}

/** Validates each file and row by itself, then the pages they make: what a file reports, its pages do not repeat. */
export function validateSpec(
  index: SpecIndex,
  { values, pages }: ResolvedSpec,
  validators: Validators,
  vocabulary: Vocabulary,
): InvalidValues {
  // A fault of a value by its own schema gets the words of that schema, not of the schema of a value that refers to it.
  const written: Finding[] = [];
  const used: Finding[] = [];
  for (const { kind, name, resolved } of values) {
    const validate = kind === 'row' ? validators.table(name) : validators.kind(kind === 'form' ? 'form' : name);
    for (const finding of checkValue(resolved, validate(resolved.value, vocabulary), vocabulary))
      (finding.file === resolved.origin.source.document.file ? written : used).push(finding);
  }
  const own = [...written, ...unrepeated(written, used)];
  for (const page of new Set(pages.map((made) => made.page)))
    own.push(...checkValue(asWritten(page), validators.kind('page')(page.data, vocabulary), vocabulary));
  const routes = index.singles.get('routes');
  const shown = routes === undefined ? [] : checkRouteFile(routes, pages, validators, vocabulary);
  const inBlocks = cached<MadePage, readonly Finding[]>(
    ({ blocks }) =>
      unrepeated(
        own,
        blocks.flatMap((block) => checkBlock(block, validators, vocabulary)),
      ),
    new WeakMap(),
  );
  return { findings: [...own, ...unrepeated(own, shown)], inBlocks };
}
