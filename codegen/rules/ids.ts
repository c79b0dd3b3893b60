import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { nearest } from '../findings/nearest.ts';
import type { Schemas } from '../schemas.ts';
import type { Row, SpecIndex } from '../resolve/spec-index.ts';

/** Each row of a table has its own id, also across the files of one table; every item of a table is a row; no row that the code asks for is missing. */
export function checkIds(index: SpecIndex, schemas: Schemas): Finding[] {
  const findings: Finding[] = [];
  for (const [table, rows] of index.tables) {
    const seen = new Map<string, Row>();
    for (const row of rows) {
      const first = seen.get(row.id);
      if (first === undefined && row.id !== '') seen.set(row.id, row);
      if (first === undefined) continue;
      const { line } = first.source.document.locate([...first.path, 'id']);
      const message = `la table « ${table} » a déjà une ligne « ${row.id} » (${first.source.document.file}:${line}).`;
      const fault = {
        code: 'rule/id-unique',
        message,
        remedy: `Donnez-lui un autre identifiant, par exemple « ${row.id}-2 », ou supprimez une des deux lignes.`,
      };
      findings.push(documentFinding(row.source.document, [...row.path, 'id'], fault));
    }
  }
  findings.push(...lostRows(index, schemas));
  for (const { table, source, path } of index.oddRows) {
    const message = `cet élément de la table « ${table} » n'est pas une ligne (un groupe de clés).`;
    findings.push(
      documentFinding(source.document, path, {
        code: 'rule/row',
        message,
        remedy: 'Une ligne commence par « - id: ».',
      }),
    );
  }
  return findings;
}

/** The rows that the code names: `rows` in the schema of their table. */
function lostRows(index: SpecIndex, schemas: Schemas): Finding[] {
  return [...schemas.tables].flatMap(([table, { rows: named }]) => {
    const rows = index.tables.get(table) ?? [];
    const [first] = rows;
    if (!Array.isArray(named) || first === undefined) return [];
    const ids = new Set(rows.map(({ id }) => id));
    return named.flatMap((name) => {
      const id = String(name);
      if (ids.has(id)) return [];
      const renamed = rows.find((row) => !named.includes(row.id) && nearest(row.id, [id]) !== undefined);
      const { source, path } = renamed ?? first;
      const message = `la table « ${table} » n'a plus de ligne « ${id} », que le site emploie.`;
      const remedy =
        renamed === undefined ? `Rétablissez la ligne « id: ${id} » (« git restore »).` : `Écrivez « id: ${id} ».`;
      return [documentFinding(source.document, [...path, 'id'], { code: 'rule/row-lost', message, remedy })];
    });
  });
}
