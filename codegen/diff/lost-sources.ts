import type { Spec } from '../edit/spec.ts';
import { currentFigures } from '../load/figures/source-ledger.ts';
import { staleSources } from '../load/release/stale-sources.ts';
import type { DiffReport } from './report.ts';
import { subjectOf } from '../edit/words/subject.ts';

/** Figures that changed while their source stayed, and those that have none any more. */
export function lostSources(before: Spec, after: Spec): DiffReport['sources'] {
  const [old, now] = [before, after].map(({ index }) => index.singles.get('facts'));
  if (old === undefined || now === undefined) return [];
  const was = currentFigures(old);
  const without = Object.entries(currentFigures(now)).flatMap(([name, { figure, source }]) =>
    source === 'undefined' && was[name] !== undefined && was[name].source !== 'undefined'
      ? [
          {
            file: now.document.file,
            line: now.document.locate(name.split('.').slice(0, 1)).line,
            words: `facts.${name} (${figure}) n'a plus de source : c'était « ${was[name].source} »`,
          },
        ]
      : [],
  );
  const stale = staleSources(now, was).map(({ file, line, path, note }) => ({
    file,
    line,
    words: `${subjectOf(after, now, path.split('/')).words} : ${note}`,
  }));
  return [...without, ...stale];
}
