import { isObject, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';
import type { Source } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

/** The two sides of each setting that a legal text may depend on; each form has a pair of its own. */
const sides = [
  ['delivery-none', 'delivery-set'],
  ['chat-none', 'chat-set'],
] as const;

/**
 * A list that says something of one side of a setting also says what holds on the other: else a change of the setting leaves a gap.
 * A site without a chat has no such setting.
 */
export const rule = defineRule({
  codes: ['rule/legal-condition', 'rule/legal-form'],
  reads: ['site', 'forms', 'pageFiles'],
  check({ site, forms, pageFiles }, report) {
    const ofForms = [...forms.keys()].map((name) => [`form-${name}-none`, `form-${name}-set`] as const);
    const settings = [...sides, ...ofForms].filter(
      ([side]) => side !== 'chat-none' || valueAt(site.data, ['chat']) !== undefined,
    );
    const pairs = settings.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
    for (const page of pageFiles.values()) {
      const { named, lists } = conditionsIn(page);
      for (const { path, name } of named) {
        if (forms.has(name)) continue;
        const message = `« form-${name} » nomme un formulaire qui n'existe pas.`;
        const meant = nearest(name, [...forms.keys()]);
        const remedy = meant === undefined ? 'Nommez un fichier de spec/forms/.' : didYouMean(meant);
        report(page, path, { code: 'rule/legal-form', message, remedy });
      }
      for (const { path, condition, other } of lists.flatMap((list) => oneSided(list, pairs))) {
        const message = `ce passage ne vaut que pour « ${condition} », et rien à côté ne vaut pour « ${other} ».`;
        report(page, path, { code: 'rule/legal-condition', message, remedy: remedyFor(other) });
      }
    }
  },
});

/** What the blocks of a page say of conditions. */
interface Conditions {
  /** The forms that they name. */
  named: readonly { path: DocumentPath; name: string }[];
  lists: readonly ConditionalList[];
}

/** A list some items of which stand under a condition, with that of each. */
interface ConditionalList {
  path: DocumentPath;
  conditions: readonly (Json | undefined)[];
}

function conditionsIn({ data }: Source): Conditions {
  const blocks = valueAt(data, ['blocks']);
  const all = [...(Array.isArray(blocks) ? blocks : []).entries()].filter(([, block]) => isObject(block));
  return {
    named: all.flatMap(([place, block]) => formsIn(block, ['blocks', place])),
    lists: all.flatMap(([place, block]) => listsIn(block, ['blocks', place])),
  };
}

function remedyFor(other: string): string {
  return `Ajoutez à la même liste le passage « when: ${other} ».`;
}

/** The first passage of a list that stands for one side of a setting alone: a section's parts, a sheet's rows. */
function oneSided(
  { path, conditions }: ConditionalList,
  pairs: readonly (readonly [string, string])[],
): { path: DocumentPath; condition: string; other: string }[] {
  return pairs.flatMap(([condition, other]) => {
    const index = conditions.indexOf(condition);
    return index < 0 || conditions.includes(other) ? [] : [{ path: [...path, index, 'when'], condition, other }];
  });
}

function listsIn(value: Json, path: DocumentPath): ConditionalList[] {
  const below = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  const deeper = below.flatMap(([key, item]) => listsIn(item, [...path, key]));
  if (!Array.isArray(value)) return deeper;
  const conditions = value.map((item) => (isObject(item) ? item.when : undefined));
  return conditions.some((condition) => typeof condition === 'string') ? [{ path, conditions }, ...deeper] : deeper;
}

/** The forms that conditions name. */
function formsIn(value: Json, path: DocumentPath): { path: DocumentPath; name: string }[] {
  const below = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return below.flatMap(([key, item]) => {
    const name = key === 'when' && typeof item === 'string' ? /^form-(.+)-(?:none|set)$/.exec(item)?.[1] : undefined;
    return name === undefined ? formsIn(item, [...path, key]) : [{ path: [...path, key], name }];
  });
}
