import { didYouMean, KnownNames } from '../base/findings/nearest.ts';
import { isObject, valueAt } from '../base/json.ts';
import { columnOf, type Cell } from '../model/figures/column.ts';
import { tablesInRole } from '../model/roles/plan.ts';
import { fileAndLine } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { defineRule } from './engine/rule.ts';

/** A tool has one name in the rows that need it and in the offers that deliver it: by its name, pages tell which offer suits. */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  isLast: true,
  check({ present: { index }, schemas }, report) {
    const columns = [...columnsOf(schemas, 'offer', 'bundled'), ...columnsOf(schemas, 'need', 'tools')];
    const cells = columns.flatMap((column) => columnOf(index, column) ?? []);
    const byName = Map.groupBy(cells.filter(isName), ({ value }) => String(value));
    // The name of a row counts more than any that is typed, then the one that more places have.
    const weight = ([, places]: [string, readonly Cell[]]) => places.length + (places.some(isOwn) ? cells.length : 0);
    const known = new KnownNames();
    for (const [name, places] of [...byName].toSorted((a, b) => weight(b) - weight(a))) {
      const meant = known.meantBy(name);
      known.add(name);
      const [first] = byName.get(meant ?? '') ?? [];
      if (meant === undefined || first === undefined) continue;
      const message = `« ${name} » n'est pas le nom qui est écrit ailleurs (${fileAndLine(first.source, first.path)}) : les pages en feraient deux outils.`;
      for (const { source, path } of places)
        report(source, path, { code: 'rule/tool-name', message, remedy: didYouMean(meant) });
    }
  },
});

/** The columns of names that a role is made of: `packs.bundled`, `sectors.integrations.name`. */
function columnsOf(schemas: Schemas, role: string, field: string): string[] {
  return tablesInRole(schemas, role).flatMap((table) => {
    const mapping = valueAt(schemas.tables.get(table), ['as', role, field]) ?? [];
    return [mapping].flat().map((one) => `${table}.${String(one).replaceAll('[]', '')}`);
  });
}

/** A text without references. */
const isName = ({ value }: Cell) => typeof value === 'string' && !value.includes('{');

/** The name of a row itself. */
const isOwn = ({ source, path }: Cell) => isObject(valueAt(source.data, path.slice(0, -1))) && path.length < 3;
