import { formatFindings } from '../base/findings/finding.ts';
import { createLoader } from '../pipeline.ts';
import { projectOf } from '../run/project.ts';
import type { Command } from './command.ts';
import { currentFigures, readApproved, writeApproved } from '../model/figures/source-ledger.ts';

/** `sources`: notes every figure with its source as approved, and prints the changed ones. Returns the exit code. */
export const run: Command = (options) => {
  const project = projectOf(options);
  const { findings, sources } = createLoader(project).load();
  if (findings.length > 0) {
    console.error(formatFindings(findings));
    return 1;
  }
  const facts = sources.find(({ document }) => document.kind === 'facts');
  const before = readApproved(project.root);
  const now = facts === undefined ? {} : currentFigures(facts);
  const changed = Object.entries(now).filter(
    ([name, { figure }]) => before[name] !== undefined && before[name].figure !== figure,
  );
  writeApproved(project.root, now);
  for (const [name, { figure, source }] of changed)
    console.log(`${name} : ${before[name]?.figure} → ${figure} (${source})`);
  console.log(`${Object.keys(now).length} chiffres notés avec leur source, dont ${changed.length} changés.`);
  return 0;
};
