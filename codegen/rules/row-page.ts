import { isObject } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** The address that a row gives to its cards and lists is that of its page, where it has one: a copied row has the address of the other. */
export const rule = defineRule({
  reads: ['pages', 'schemas', 'addresses'],
  check({ pages, schemas, addresses }, report) {
    for (const [row, [own, ...others]] of Map.groupBy(pages, (page) => page.row)) {
      if (row === undefined || own === undefined || others.length > 0) continue;
      const roles = Object.values(schemas.tables.get(row.source.document.name)?.as ?? {});
      const fields = new Set(roles.map((role) => (isObject(role) ? String(role.href) : '')));
      for (const field of fields) {
        const href = row.data[field];
        if (typeof href !== 'string' || href === own.path || !addresses.has(href)) continue;
        const message = `« ${href} » est l'adresse d'une autre page : les cartes de « ${row.id} » n'ouvriraient pas la sienne.`;
        const remedy = `Écrivez « ${own.path} ».`;
        report(row.source, [...row.path, field], { code: 'rule/row-page', message, remedy });
      }
    }
  },
});
