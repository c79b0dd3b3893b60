import type { Command } from './command.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { createLoader } from '../pipeline.ts';
import { projectOf } from '../run/project.ts';
import { printReport } from './print-report.ts';
import { BaselineFault, readBaseline } from '../release/requirements/baseline.ts';
import { compare } from '../release/requirements/compare.ts';
import { formatComparison } from '../release/requirements/format-comparison.ts';
import { specValues } from '../release/requirements/spec-values.ts';

/** As for our own fault: there is nothing to compare, or nothing to compare with. */
const cannotCompare = 3;

/** `requirements`, with `--format json` and `--output FILE`: the documented values beside those of the spec. A difference is no mistake: it exits 0. */
export const requirementsCommand: Command = (options) => {
  const project = projectOf(options);
  const loader = createLoader(project);
  const { findings, sources } = loader.load();
  if (findings.length > 0) {
    console.error(
      `${formatFindings(findings)}\nCorrigez d’abord la spécification : la comparaison n’a pas de sens sans elle.`,
    );
    return cannotCompare;
  }
  try {
    const comparisons = compare(readBaseline(project.root), specValues(sources, loader.schemas));
    printReport(options, { comparisons }, formatComparison(comparisons));
    return 0;
  } catch (error) {
    if (!(error instanceof BaselineFault)) throw error;
    console.error(error.message);
    return cannotCompare;
  }
};
