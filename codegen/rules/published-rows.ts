import type { Missing } from '../base/findings/fault.ts';
import { missingRow } from '../base/findings/missing.ts';
import { nearestParent, routeOfPage, redirectToWrite, removedRowToWrite } from '../model/published/remedies.ts';
import { lostSince, shownAt, type LostRow } from '../model/published/lost.ts';
import { formerIdsOf } from '../model/redirects/former-ids.ts';
import type { Row } from '../model/index/spec-index.ts';
import { defineRule } from './engine/rule.ts';

const code = 'rule/published-row';

/** A published row exists under its id or a former id, or its removal is written. The finding includes the address of its page. */
export const rule = defineRule({
  codes: [code],
  reads: ['published', 'addresses', 'tables', 'routes', 'pageFiles', 'present'],
  check(inputs, report) {
    const { published, addresses, tables, routes, present } = inputs;
    const redirects = present.index.singles.get('redirects');
    for (const row of lostSince(inputs).rows) {
      const was = `la ligne « ${row.id} » de la table « ${row.table} » a été publiée et n'existe plus`;
      const moves = row.addresses.map((from) => ({ from, to: null }));
      const gone =
        moves.length === 0 ? removedRowToWrite(redirects, `${row.table}.${row.id}`) : redirectToWrite(redirects, moves);
      if (row.successor !== undefined) {
        const message = `${was}, et « ${row.successor.id} » est nouvelle à sa place.`;
        const remedy = `${renamed(row, row.successor)} Sinon, ${gone}.`;
        const about = aboutRow(row, `Écrivez-y « ${row.successor.id} ».`);
        report(row.successor.source, [...row.successor.path, 'id'], { code, message, remedy, about });
        continue;
      }
      const about = aboutRow(row, 'Retirez-la de chaque endroit.');
      const [address] = row.addresses;
      const route = address === undefined ? undefined : routeOfPage(routes, shownAt(published, address).page);
      if (address !== undefined) {
        const to = nearestParent(address, addresses);
        const message = `${was} : son adresse « ${address} » ne répondrait plus.`;
        const remedy = `Si rien ne la remplace, ${gone}. Pour mener ailleurs, écrivez par exemple « to: ${to} » au lieu de « gone: true ».`;
        report(routes, route ?? ['routes'], { code, message, remedy, about }, route === undefined ? 'key' : 'value');
        continue;
      }
      const message = `${was} : les liens qui la nomment ne choisiraient plus rien.`;
      const remedy = `Si une autre ligne la remplace, ajoutez à celle-ci « formerIds: [${row.id}] ». Sinon, ${gone}.`;
      const [first] = tables.get(row.table) ?? [];
      if (first === undefined) report(routes, ['routes'], { code, message, remedy, about }, 'key');
      else report(first.source, [...first.path, 'id'], { code, message, remedy, about });
    }
  },
});

function aboutRow({ table, id }: LostRow, restore: string): Missing {
  return { ...missingRow(table, id), restore, isCause: true };
}

function renamed({ id, addresses }: LostRow, successor: Row): string {
  const ids = [...formerIdsOf(successor.data), id].join(', ');
  const led = addresses.length === 0 ? '' : ` et l'adresse ${addresses.join(', ')}`;
  return `Si c'est la même sous un autre nom, ajoutez-lui « formerIds: [${ids}] » : les liens d'avant${led} mèneront à elle.`;
}
