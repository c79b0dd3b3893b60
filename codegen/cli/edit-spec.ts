import { specOf, type Spec } from '../owner/edit/spec.ts';
import { formatFindings } from '../base/findings/finding.ts';
import type { Row } from '../model/index/spec-index.ts';
import type { Project } from '../run/project.ts';
import { compact } from '../owner/edit/words/subject.ts';
import { suggestion } from '../base/findings/nearest.ts';

/** The words of a command that begin with a row: `packs.starter`, as references write it, is `packs starter`. */
export function rowFirst([row = '', ...rest]: readonly string[]): string[] {
  return [...row.split('.'), ...rest].filter((word) => word !== '');
}

/** The row that a command changes, with its spec; `undefined`, after a message on the error output, if the spec has findings or no such row. */
export function rowToEdit(project: Project, table: string, id: string): { spec: Spec; row: Row } | undefined {
  const spec = specOf(project);
  const { findings } = spec.load;
  const row = findings.length === 0 ? findRow(spec, table, id) : undefined;
  if (typeof row === 'object') return { spec, row };
  console.error(
    row ?? `${formatFindings(findings)}\n\nCorrigez d'abord la spécification (npm run check) : rien n'est écrit.`,
  );
  return undefined;
}

/** The row that a command names, or a French sentence if there is none. */
function findRow({ index }: Spec, table: string, id: string): Row | string {
  const rows = index.rowsById.get(table);
  if (rows === undefined)
    return compact(`La table « ${table} » n'existe pas.`, suggestion(table, [...index.rowsById.keys()])).join(' ');
  const lacks = `La table « ${table} » n'a pas de ligne « ${id} ».`;
  return rows.get(id) ?? compact(lacks, suggestion(id, [...rows.keys()])).join(' ');
}
