import { textAt } from '../base/json.ts';
import type { MadePage } from '../model/pages/pages.ts';
import { alikeIn, shareOwnText } from '../model/index/duplicate-rows.ts';
import { asTyped } from '../../src/shared/locale.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

const fields = [
  { field: 'title', code: 'rule/head-title', name: 'titre' },
  { field: 'description', code: 'rule/head-description', name: 'résumé' },
] as const;

/** Each page has its own title and description. */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  check({ present: { pages }, schemas }, report) {
    for (const { field, code, name } of fields) {
      const textOf = ({ route }: MadePage) => textAt(route.value, ['head', field]);
      for (const { item, older, newer } of alikeIn(
        pages,
        (page) => textOf(page)?.toLowerCase(),
        ({ row }) => row,
      )) {
        if (isReportedOfRows(older, newer, schemas)) continue;
        const origin = newer.route.originOf(['head', field]);
        const first = older.route.originOf(['head', field]);
        const message = `la page ${newer.path} a le même ${name} que la page ${older.path} (${fileAndLine(first.source, first.path)}) : « ${asTyped(textOf(item) ?? '')} ».`;
        const remedy = `Écrivez ici un autre ${name}, propre à cette page : les moteurs de recherche les comparent.`;
        report(origin.source, origin.path, { code, message, remedy });
      }
    }
  },
});

/** Other rules report two rows with one id, or with one text of their own. */
function isReportedOfRows({ row, family }: MadePage, other: MadePage, { tables }: Schemas): boolean {
  if (row === undefined || other.row === undefined || family !== other.family) return false;
  return row.id === other.row.id || shareOwnText(row, other.row, tables.get(row.source.document.name));
}
