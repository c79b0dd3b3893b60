import { familiesOf } from '../../model/index/hidden-row.ts';
import type { SpecIndex } from '../../model/index/spec-index.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { dedupe } from './dedupe.ts';
import { sortFindings, type Finding, PlacedFault } from '../../base/findings/finding.ts';
import { groupByCause } from '../../base/findings/group-by-cause.ts';
import { asFromEngine } from '../../run/project.ts';
import { documentFinding } from '../../read/source.ts';
import type { Unknowns } from './rule.ts';

/** One finding for each mistake, in the order of files and lines; at least one for a spec with an unknown place. */
export function reportedFindings(findings: readonly Finding[], unknowns: Unknowns, index: SpecIndex) {
  const reported = sortFindings(groupByCause(sortFindings(dedupe(findings, unknowns)), familiesOf(index)));
  return reported.length > 0 ? reported : sortFindings(unknowns.unknown.map(unknownPlace));
}

/**
 * A place with an unknown value, while its origin has no fault: some rules do not run, and the spec must not pass as valid.
 */
function unknownPlace({ source, path }: Origin): Finding {
  const message = "ce que cet endroit reprend d'ailleurs ne convient pas ici.";
  const remedy =
    "Regardez ce qu'il reprend : le même identifiant y figure deux fois, ou une ligne n'y paraît pas ce jour-là.";
  return documentFinding(source.document, path, { code: 'rule/unknown-value', message, remedy });
}

/**
 * The findings with file names from the engine's folder, where commands run, in their texts too: a terminal opens each with a click.
 * @param place the folder of the site, before each path: `examples/voile/`, or nothing
 */
export function placedIn(place: string, findings: readonly Finding[]): readonly Finding[] {
  if (place === '') return findings;
  const named = (text: string) => asFromEngine(place, text);
  return findings.map(({ file, message, remedy, others = [], ...finding }) => ({
    ...finding,
    file: place + file,
    message: named(message),
    remedy: remedy && named(remedy),
    others: others.map((other) => ({ ...other, file: place + other.file })),
  }));
}

/** The result of `work`; a fault that it throws for a file of the site names the file in the same way. */
export function placingFaults<Outcome>(place: string, work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PlacedFault && error.finding.file.startsWith('spec/'))) throw error;
    const [finding = error.finding] = placedIn(place, [error.finding]);
    throw new PlacedFault(finding, error.cause);
  }
}
