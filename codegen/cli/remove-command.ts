import { withLedger } from '../owner/edit/carry-ledger.ts';
import { apply, type Spec, placeKey } from '../owner/edit/spec.ts';
import { planRemove, type RemovePlan } from '../owner/edit/remove/plan-remove.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { askTerminal, confirm } from './prompt.ts';
import type { Command, Options } from './command.ts';
import { rowFirst, rowToEdit } from './edit-spec.ts';
import { isObject, valueAt, type DocumentPath } from '../base/json.ts';
import { fileAndLine, type Source } from '../read/source.ts';
import { counted, excerpt } from '../base/french.ts';
import { compact, nameOf, subjectOf } from '../owner/edit/words/subject.ts';

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
  const named = rowToEdit(project, table, id);
  if (named === undefined) return 1;
  const { spec, row } = named;
  const given = typeof options.to === 'string' ? options.to : null;
  let plan = planRemove(spec, table, row, given);
  console.log(formatRemove(spec, plan, options.gone === true ? null : (given ?? undefined)));
  if (isRefused(plan)) return 1;
  const to = await targetOf(spec, plan, options);
  if (to === undefined) return 1;
  if (to !== given) plan = planRemove(spec, table, row, to);
  if (isRefused(plan) || !(await confirm('Supprimer ?', options))) return 1;
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
function isRefused(plan: RemovePlan): boolean {
  if (plan.left.length === 0 && plan.findings.length === 0) return false;
  const left = plan.left.map(({ source, path, text }) => `  ${lineOf(source, path)}  « ${excerpt(text, longest)} »`);
  console.error(
    compact(
      left.length > 0 &&
        `\nCes endroits la nomment, et vous seul savez ce qu’ils diront sans elle :\n${left.join('\n')}`,
      plan.findings.length > 0 &&
        `\nSans elle, la spécification n’irait plus (lignes comptées après la suppression) :\n\n${formatFindings(plan.findings)}`,
      "\nRien n'est écrit. Corrigez d'abord ces endroits, puis relancez la commande.",
    ).join('\n'),
  );
  return true;
}

/** Of a text that is quoted, in characters. */
const longest = 80;

/**
 * The effects of a removal, in French, for the confirmation.
 * @param to where its addresses lead; `null` for nowhere, `undefined` before the answer
 */
export function formatRemove(spec: Spec, plan: RemovePlan, to: string | null | undefined): string {
  const { rows, removals, rewrites, orphans, lost } = plan;
  const [first, ...others] = rows;
  const parts = removals.filter((one) => !rows.some(({ row }) => placeKey(row) === placeKey(one)));
  return compact(
    `${first?.table} : la ligne « ${first?.row.id} » sera supprimée (${first && lineOf(first.row.source, first.row.path)})`,
    others.length > 0 && '  avec elle, ces lignes qui ne vont pas sans elle :',
    ...others.map(({ table, row }) => `    ${lineOf(row.source, row.path)}  ${table}.${row.id}`),
    parts.length > 0 &&
      `  ${counted(parts.length, 'endroit la cite et disparaît', 'endroits la citent et disparaissent')} :`,
    ...parts.map(({ source, path }) => `    ${lineOf(source, path)}  ${shownAs(spec, source, path)}`),
    ...rewrites.map(({ source, path, text }) => `    ${lineOf(source, path)}  devient « ${text} »`),
    orphans.length > 0 &&
      `  chiffres  ${counted(orphans.length, 'que plus rien ne montre disparaît', 'que plus rien ne montre disparaissent')} : ${orphans.join(', ')}`,
    ...lost.map((address) => `  adresse   ${address} ${targetWords(to)}`),
  ).join('\n');
}

function targetWords(to: string | null | undefined): string {
  if (to === undefined) return 'disparaît : où mène-t-elle désormais ? (« --to /adresse », ou « --gone »)';
  return to === null ? "dira que la page n'existe plus (410)" : `mènera à ${to} (301)`;
}

const lineOf = (source: Source, path: DocumentPath) => fileAndLine(source, path, 'key');

/** A removed part in the words of its owner: « Cartes, page /, section « Nos secteurs » : « Commerce » ». */
function shownAs(spec: Spec, source: Source, path: DocumentPath): string {
  const value = valueAt(source.data, path);
  const { words } = subjectOf(spec, source, path);
  // A figure, a row or a section is named by its own words.
  const isNamed = source.document.kind === 'facts' || (isObject(value) && words.includes(nameOf(value)));
  return isNamed ? words : `${words} : ${nameOf(value)}`;
}
