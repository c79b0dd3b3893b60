import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import type { Row, SpecIndex } from '../resolve/spec-index.ts';

/** Each row of a table has its own id, also across the files of one table; every item of a table is a row. */
export function checkIds(index: SpecIndex): Finding[] {
  const findings: Finding[] = [];
  for (const [table, rows] of index.tables) {
    const seen = new Map<string, Row>();
    for (const row of rows) {
      const first = seen.get(row.id);
      if (first === undefined && row.id !== '') seen.set(row.id, row);
      if (first === undefined) continue;
      const { line } = first.source.document.locate([...first.path, 'id']);
      const message = `la table « ${table} » a déjà une ligne « ${row.id} » (${first.source.document.file}:${line}).`;
      const fault = { code: 'rule/id-unique', message, remedy: 'Donnez-lui un autre identifiant.' };
      findings.push(documentFinding(row.source.document, [...row.path, 'id'], fault));
    }
  }
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
