import { moveOf, withLedger } from '../owner/edit/carry-ledger.ts';
import { apply, findingsWith, type Spec } from '../owner/edit/spec.ts';
import { misspeltId, takenId, planRename, type RenamePlan } from '../owner/edit/rename/plan-rename.ts';
import { formatFindings } from '../base/findings/finding.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import type { Command } from './command.ts';
import { confirm } from './prompt.ts';
import { rowFirst, rowToEdit } from './edit-spec.ts';
import { counted } from '../base/french.ts';
import { compact } from '../owner/edit/words/subject.ts';
import type { Mention } from '../owner/edit/mentions/mentions-of.ts';

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
  console.log(formatRename(spec, plan));
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

/** The effects of a renaming, in French, for the confirmation. */
export function formatRename({ published }: Pick<Spec, 'published'>, plan: RenamePlan): string {
  const { table, row, to, moves, mentions, nextFormer, redirects, edits, sharedRows } = plan;
  return compact(
    `${table} : « ${row.id} » → « ${to} »`,
    ...sharedRows.map(({ table: other, row: { source, path } }) => {
      const what =
        other === table
          ? "celle du même nom pour d'autres jours"
          : `${other}.${row.id}, que des pages choisissent par le même identifiant`;
      return `  avec elle ${what} (${source.document.file}:${source.document.locate(path).line})`;
    }),
    ...formatMentions(mentions),
    ...[...edits.renamed].map(([file, name]) => `  fichier   ${file} devient ${name}`),
    ...moves.map(({ from, to: address }) => {
      const isAdded = redirects.some((redirect) => redirect.from === from);
      const how = isAdded ? ` (ligne ajoutée à spec/redirects.yaml)` : '';
      const old = published.has(from) ? ` ; l'ancienne y mène (301)${how}` : " ; l'ancienne n'a jamais été publiée";
      return `  adresse   ${from} → ${address}${old}`;
    }),
    nextFormer.includes(row.id) &&
      `  liens     ceux qui portent « ${row.id} » (formulaires, calculs partagés) mènent toujours à elle : « formerIds: [${nextFormer.join(', ')}] »`,
  ).join('\n');
}

/** « 16 endroits dans 6 fichiers », and below it the lines of each file: `spec/roi.yaml:161, 270`. */
function formatMentions(mentions: readonly Mention[]): string[] {
  if (mentions.length === 0) return ['  aucun autre endroit ne la cite'];
  const byFile = Map.groupBy(mentions, ({ source }) => source.document.file);
  const lines = [...byFile].map(([file, found]) => {
    const numbers = found.map(
      ({ source, path, text, start, end }) => source.document.locate(path, 'value', text.slice(start, end)).line,
    );
    return `    ${file}:${[...new Set(numbers)].toSorted((a, b) => a - b).join(', ')}`;
  });
  const files = counted(byFile.size, 'fichier', 'fichiers');
  return [`  ${counted(mentions.length, 'endroit la cite', 'endroits la citent')}, dans ${files} :`, ...lines];
}
