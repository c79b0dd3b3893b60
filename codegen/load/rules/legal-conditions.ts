import { isObject, valueAt, type DocumentPath, type Json } from '../values/json.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** The two sides of each setting that a legal text may depend on. */
const sides = [
  ['delivery-none', 'delivery-set'],
  ['chat-none', 'chat-set'],
] as const;
/**
 * A list that says something of one side of a setting also says what holds on the other: else a change of the setting leaves a gap.
 * A site without a chat has no such setting.
 */
export const rule = defineRule({
  codes: ['rule/legal-condition'],
  reads: ['site', 'pageFiles'],
  check({ site, pageFiles }, report) {
    const settings = sides.filter(([side]) => side !== 'chat-none' || valueAt(site.data, ['chat']) !== undefined);
    const pairs = settings.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
    for (const page of pageFiles.values()) {
      const blocks = valueAt(page.data, ['blocks']);
      for (const [place, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
        if (!isObject(block)) continue;
        for (const { path, condition, other } of oneSided(block, ['blocks', place], pairs)) {
          const message = `ce passage ne vaut que pour « ${condition} », et rien à côté ne vaut pour « ${other} ».`;
          report(page, path, { code: 'rule/legal-condition', message, remedy: remedyFor(other) });
        }
      }
    }
  },
});

function remedyFor(other: string): string {
  return `Ajoutez à la même liste le passage « when: ${other} ».`;
}

/** The first passage of each list that stands for one side of a setting alone: a section's parts, a sheet's rows. */
function oneSided(
  value: Json,
  path: DocumentPath,
  pairs: readonly (readonly [string, string])[],
): { path: DocumentPath; condition: string; other: string }[] {
  const below = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  const deeper = below.flatMap(([key, item]) => oneSided(item, [...path, key], pairs));
  if (!Array.isArray(value)) return deeper;
  const conditions = value.map((item) => (isObject(item) ? item.when : undefined));
  const own = pairs.flatMap(([condition, other]) => {
    const index = conditions.indexOf(condition);
    return index < 0 || conditions.includes(other) ? [] : [{ path: [...path, index, 'when'], condition, other }];
  });
  return [...own, ...deeper];
}
