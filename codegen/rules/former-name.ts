import { itemsAt } from '../base/json.ts';
import { formerIdsOf } from '../model/redirects/former-ids.ts';
import type { RuleInputs } from './engine/rule-inputs.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** No text names a row that was published and is removed, unless its owner wants the name to stay (`stillNamed` in spec/redirects.yaml). */
export const rule = defineRule({
  codes: ['rule/former-name'],
  reads: ['published', 'tables', 'present'],
  check(inputs, report) {
    const removed = removedNames(inputs);
    if (removed.size === 0) return;
    const names = [...removed.keys()].map((text) => RegExp.escape(text)).join('|');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'u');
    for (const { source, path, text } of writtenTexts(inputs.present.index, pattern)) {
      const found = pattern.exec(text)?.[0] ?? '';
      const row = removed.get(found) ?? '';
      const message = `« ${found} » est retiré (« ${row} »), et ce texte le nomme encore.`;
      const remedy = `Récrivez-le ; si le nom peut y rester, écrivez « stillNamed: [${row}] » dans spec/redirects.yaml.`;
      const fault = { code: 'rule/former-name', message, remedy, about: { kind: 'row', name: row } } as const;
      report(source, path, fault, 'value', found);
    }
  },
});

/** The names of published rows that no table has any more, each with its row (`packs.starter`). */
function removedNames({ published, tables, present }: Pick<RuleInputs, 'published' | 'tables' | 'present'>) {
  const { singles, hidden } = present.index;
  const allowed = new Set(itemsAt(singles.get('redirects')?.data, ['stillNamed']));
  const rows = [...tables].map(([table, shown]) => [table, [...shown, ...(hidden.get(table) ?? [])]] as const);
  const ids = new Set(
    rows.flatMap(([table, all]) =>
      all.flatMap(({ id, data }) => [id, ...formerIdsOf(data)].map((one) => `${table}.${one}`)),
    ),
  );
  const living = new Set(rows.flatMap(([, all]) => all.map(({ data }) => data.name)));
  const named = Object.entries(published.names ?? {}).flatMap(([table, byId]) =>
    Object.entries(byId).map(([id, name]) => [name, `${table}.${id}`] as const),
  );
  return new Map(named.filter(([name, row]) => !ids.has(row) && !living.has(name) && !allowed.has(row)));
}
