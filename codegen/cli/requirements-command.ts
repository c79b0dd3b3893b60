import { type Command, printReport } from './command.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { createLoader } from '../pipeline.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { readBaseline } from '../release/requirements/baseline.ts';
import { compare } from '../release/requirements/compare.ts';
import { formatComparison } from '../release/requirements/format-comparison.ts';
import { specValues } from '../release/requirements/spec-values.ts';

/**
 * `requirements`, with `--format json` and `--output FILE`: the documented values beside those of the spec. A difference is no mistake: it exits 0.
 * @throws a `UserError` where there is nothing to compare, or nothing to compare with
 */
export const run: Command = (options) => {
  const project = projectOf(options);
  const loader = createLoader(project);
  const { findings, sources } = loader.load();
  if (findings.length > 0)
    throw new UserError(
      `${formatFindings(findings)}\nCorrigez d’abord la spécification : la comparaison n’a pas de sens sans elle.`,
    );
  const comparisons = compare(readBaseline(project.root), specValues(sources, loader.schemas));
  printReport(options, { comparisons }, formatComparison(comparisons));
  return 0;
};
