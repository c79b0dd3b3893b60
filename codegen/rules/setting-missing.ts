import { formKeys } from '../model/pages/links.ts';
import { objects } from '../model/forms/fields.ts';
import { defineRule } from './engine/rule.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { valueAt } from '../base/json.ts';
import type { Origin } from '../model/resolve/resolved.ts';

/** A part of the site, its name in French, and the optional settings (spec/site.yaml) that it needs. */
interface Part extends Origin {
  name: string;
  settings: readonly string[];
}

/** A site needs the settings of the parts that it shows. Each missing setting is reported once, at the first block or form that needs it. */
export const rule = defineRule({
  reads: ['site', 'schemas', 'present'],
  check({ site, schemas, present: { index } }, report) {
    const parts = [
      ...[...index.pages.values()].flatMap((page) => blocksOf(page, schemas)),
      ...footerForm(index.singles.get('navigation')),
    ];
    const reported = new Set<string>();
    for (const { name: part, source, path, settings } of parts) {
      for (const name of settings) {
        if (reported.has(name) || valueAt(site.data, [name]) !== undefined) continue;
        reported.add(name);
        const message = `${part} a besoin de « ${name} » dans spec/site.yaml, et ce réglage n'y est pas.`;
        const remedy = `Écrivez « ${name}: » dans spec/site.yaml, ou retirez ce qui en a besoin.`;
        report(source, path, { code: 'rule/setting-missing', message, remedy });
      }
    }
  },
});

function blocksOf(page: Source, { blocks, islands }: Schemas): Part[] {
  return objects(valueAt(page.data, ['blocks'])).map(([position, block]) => {
    const type = String(block.type);
    const schema = blocks.get(type);
    const settings = [
      ...(formKeys(schema).length > 0 ? ['forms'] : []),
      // The message for a script that does not load.
      ...(islands.some(({ name }) => name === type) ? ['islandError'] : []),
      ...(type === 'search' ? ['search'] : []),
    ];
    return { name: `le bloc « ${type} »`, source: page, path: ['blocks', position, 'type'], settings };
  });
}

function footerForm(navigation: Source | undefined): Part[] {
  const path = ['footer', 'form'];
  if (navigation === undefined || valueAt(navigation.data, path) === undefined) return [];
  return [{ name: 'ce formulaire', source: navigation, path: [...path, 'ref'], settings: ['forms'] }];
}
