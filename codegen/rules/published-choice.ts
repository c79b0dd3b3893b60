import { quoted } from '../base/french.ts';
import { missingRow } from '../base/findings/finding.ts';
import { redirectToWrite, renameWords } from '../model/published/remedies.ts';
import { rowLinks, toForm } from '../model/published/row-links.ts';
import { redirectFor, writtenRedirects } from '../model/redirects/redirects.ts';
import { defineRule } from './engine/rule.ts';

/** A row without a page that a published link to a form chooses exists, under its id or a former id, or the link is redirected. */
export const rule = defineRule({
  reads: ['published', 'tables', 'forms', 'pageFiles', 'routes', 'schemas', 'present'],
  check({ published, tables, routes, schemas, present: { index, pages } }, report) {
    const source = index.singles.get('redirects');
    const redirects = writtenRedirects(source);
    const lost = rowLinks({ index, pages, schemas }).flatMap(({ start, tables: [table], ids }) =>
      [...published].flatMap((from) => {
        const id = from.slice(start.length);
        const isValid = !from.startsWith(start) || ids.has(id) || redirectFor(from, redirects, true) !== undefined;
        return table === undefined || isValid ? [] : [{ from, id, table, start }];
      }),
    );
    for (const own of Map.groupBy(lost, ({ table, id }) => `${table}.${id}`).values()) {
      const [{ table, id, start }] = own as [(typeof own)[number]];
      const rows = tables.get(table) ?? [];
      // Of a row that took another id, no link was published yet.
      const fresh = rows.filter((row) => !published.has(start + row.id));
      const heir = fresh.length === 1 ? fresh[0] : undefined;
      const row = heir ?? rows[0];
      const links = own.map(({ from }) => from);
      const message = `la ligne « ${id} » de la table « ${table} » a été publiée et n'existe plus : ${links.length === 1 ? `le lien ${quoted(links)} ne la choisirait` : `les liens ${quoted(links)} ne la choisiraient`} plus.`;
      const remedy = `Si ${heir === undefined ? 'une autre ligne' : `« ${heir.id} »`} la remplace, ajoutez-lui « formerIds: [${id}] ». Sinon, ${redirectToWrite(source, links.map(toForm))}.`;
      const about = {
        ...missingRow(table, id),
        restore: heir === undefined ? 'Retirez-la de chaque endroit.' : renameWords(table, id, heir.id),
        isCause: true,
      } as const;
      const fault = { code: 'rule/published-choice', message, remedy, about } as const;
      if (row === undefined) report(routes, ['routes'], fault, 'key');
      else report(row.source, [...row.path, 'id'], fault);
    }
  },
});
