import { moveOf, withLedger } from '../owner/edit/carry-ledger.ts';
import { apply, findingsWith } from '../owner/edit/spec.ts';
import { formatRename } from '../owner/edit/rename/format-rename.ts';
import { misspeltId, takenId, planRename } from '../owner/edit/rename/plan-rename.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { placeOf, projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import type { Command } from './command.ts';
import { confirm } from './prompt.ts';
import { rowFirst, rowToEdit } from './edit-spec.ts';

/**
 * `rename -- <table> <id> <new id>`: gives a row another id, with every place that names it. Resolves to the exit code: 0 written,
 * 1 nothing written.
 */
export const run: Command = async (options, rest) => {
  const [table, id, to, ...others] = rowFirst(rest);
  if (table === undefined || id === undefined || to === undefined || others.length > 0)
    throw new UserError(
      'Usage : npm run rename -- <table> <identifiant> <nouvel identifiant>, par exemple : npm run rename -- use-cases training formation',
    );
  const misspelt = misspeltId(to);
  if (misspelt !== undefined) throw new UserError(misspelt);
  const project = projectOf(options);
  const named = rowToEdit(project, table, id);
  if (named === undefined) return 1;
  const { spec, row } = named;
  const taken = takenId(spec, { table, id }, to);
  if (taken !== undefined) {
    console.error(taken);
    return 1;
  }
  const plan = planRename(spec, table, row, to);
  const changes = plan.edits.changes();
  console.log(formatRename(spec, plan, placeOf(project)));
  const findings = findingsWith(spec, changes);
  if (findings.length > 0) {
    console.error(`\nLa spécification n'irait plus avec ce nom, et rien n'est écrit :\n\n${formatFindings(findings)}`);
    return 1;
  }
  if (!(await confirm('Appliquer ?', options))) return 1;
  apply(spec, withLedger(spec, changes, moveOf(plan)));
  console.log(
    'Écrit. « git diff » montre les lignes changées ; « npm run dev » ou « npm run build » montrent le site.',
  );
  return 0;
};
