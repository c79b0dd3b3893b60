import { withLedger } from '../owner/edit/carry-ledger.ts';
import { apply, type Spec } from '../owner/edit/spec.ts';
import { formatLeft, formatRemove } from '../owner/edit/remove/format-remove.ts';
import { planRemove, type RemovePlan } from '../owner/edit/remove/plan-remove.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { placeOf, projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { askTerminal, confirm } from './prompt.ts';
import type { Command, Options } from './command.ts';
import { rowFirst, rowToEdit } from './edit-spec.ts';

/**
 * `remove -- <table> <id>`, with `--to /address` or `--gone` for the addresses of its page: takes a row away, with every place that
 * names it. Resolves to the exit code: 0 written, 1 nothing written.
 */
export const run: Command = async (options, rest) => {
  const [table, id, ...others] = rowFirst(rest);
  if (table === undefined || id === undefined || others.length > 0)
    throw new UserError(
      'Usage : npm run remove -- <table> <identifiant>, par exemple : npm run remove -- sectors retail --to /solutions',
    );
  if (options.to !== undefined && options.gone === true)
    throw new UserError('« --to » et « --gone » disent deux choses : gardez l’un des deux.');
  const project = projectOf(options);
  const place = placeOf(project);
  const named = rowToEdit(project, table, id);
  if (named === undefined) return 1;
  const { spec, row } = named;
  const given = typeof options.to === 'string' ? options.to : null;
  let plan = planRemove(spec, table, row, given);
  console.log(formatRemove(spec, plan, options.gone === true ? null : (given ?? undefined), place));
  if (isRefused(plan, place)) return 1;
  const to = await targetOf(spec, plan, options);
  if (to === undefined) return 1;
  if (to !== given) plan = planRemove(spec, table, row, to);
  if (isRefused(plan, place) || !(await confirm('Supprimer ?', options))) return 1;
  apply(spec, withLedger(spec, plan.changes));
  console.log('Écrit. « git diff » montre ce qui a été ôté ; « git restore spec » le rétablit.');
  return 0;
};

/** The new target of the addresses, `null` for none; `undefined` without a valid answer. */
async function targetOf(spec: Spec, { lost, rows }: RemovePlan, options: Options): Promise<string | null | undefined> {
  if (lost.length === 0 || options.gone === true) return null;
  const gone = new Set(rows.flatMap(({ addresses }) => addresses));
  const living = spec.pages.map(({ path }) => path).filter((path) => !gone.has(path));
  const answer = typeof options.to === 'string' ? options.to : await askWhere(lost);
  if (answer === undefined) return undefined;
  if (answer === '') return null;
  if (living.includes(answer)) return answer;
  console.error(
    `« ${answer} » n'est l'adresse d'aucune page qui reste. ${suggestion(answer, living) ?? 'Écrivez par exemple « / ».'}`,
  );
  return undefined;
}

function askWhere(lost: readonly string[]): Promise<string | undefined> {
  return askTerminal(
    `Où mènent désormais ${lost.join(', ')} ? (une adresse ; Entrée : nulle part) `,
    "Rien n'est écrit : dites où mènent ces adresses, « --to /adresse », ou « --gone » si rien ne remplace la page.",
  );
}

/** Prints the places and findings that prevent the removal. */
function isRefused(plan: RemovePlan, place: string): boolean {
  if (plan.left.length === 0 && plan.findings.length === 0) return false;
  const left = formatLeft(plan, place);
  const sentences =
    left.length === 0 ? [] : ['Ces endroits la nomment, et vous seul savez ce qu’ils diront sans elle :', ...left, ''];
  const findings =
    plan.findings.length === 0
      ? []
      : [
          'Sans elle, la spécification n’irait plus (lignes comptées après la suppression) :',
          '',
          formatFindings(plan.findings),
          '',
        ];
  console.error(
    ['', ...sentences, ...findings, "Rien n'est écrit. Corrigez d'abord ces endroits, puis relancez la commande."].join(
      '\n',
    ),
  );
  return true;
}
