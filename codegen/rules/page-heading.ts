import { blocksIn } from '../model/index/days.ts';
import type { MadePage } from '../model/pages/pages.ts';
import { valueAt, type JsonObject } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';
import type { Resolved } from '../model/resolve/resolved.ts';
import { blockSchema } from '../schemas/schema-walk.ts';

/** Each page has exactly one block that renders its h1, before all that may have a heading. */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  check({ present, schemas }, report) {
    for (const page of firstOfEachFamily(present.pages)) {
      const schemaOf = ({ value }: Resolved) => blockSchema(value, schemas);
      const headings = page.blocks.filter((block) => schemaOf(block)?.rendersH1 === true);
      const [first, second] = headings;
      if (second !== undefined) {
        const { source, path } = second.origin;
        const message = `la page ${page.path} a ${headings.length} grands titres (h1).`;
        const remedy = 'Gardez un seul des blocs qui le portent.';
        report(source, path, { code: 'rule/h1', message, remedy });
      }
      const before =
        first && page.blocks.slice(0, page.blocks.indexOf(first)).find((block) => hasHeading(schemaOf(block)));
      if (first !== undefined && before !== undefined) {
        const { source, path } = before.origin;
        const without = [...schemas.blocks].filter(([, schema]) => !hasHeading(schema)).map(([type]) => type);
        const message = `ce bloc vient avant le grand titre (h1) de la page ${page.path}, que porte le bloc « ${String(valueAt(first.value, ['type']))} ».`;
        const remedy = `Placez-le après lui. Avant le grand titre ne peuvent venir que : ${without.join(', ')}.`;
        report(source, [...path, 'type'], { code: 'rule/h1-first', message, remedy });
      }
      if (page.blocks.length === 0 && blocksIn(page.page.data).length > 0) {
        const message = `la page ${page.path} n'a plus aucun bloc ce jour-là : ils disent d'autres jours, ou sont des brouillons.`;
        const remedy = 'Laissez-lui un bloc avec un grand titre, sans « from », « until » ni « draft ».';
        report(page.page, ['blocks'], { code: 'rule/page-bare', message, remedy }, 'key');
      }
      // A block of an unknown type may be the one with the title.
      const areKnown = page.blocks.every((block) => schemaOf(block) !== undefined);
      if (headings.length > 0 || page.blocks.length === 0 || !areKnown) continue;
      const types = [...schemas.blocks].filter(([, schema]) => schema.rendersH1 === true).map(([type]) => type);
      const message = `la page ${page.path} n'a pas de grand titre (h1).`;
      const remedy = `Ajoutez un bloc qui le porte : ${types.join(', ')}.`;
      report(page.page, ['blocks'], { code: 'rule/h1', message, remedy }, 'key');
    }
  },
});

/** The pages of a family share their blocks: one of them speaks for all. */
function firstOfEachFamily(pages: readonly MadePage[]): MadePage[] {
  return [...new Map([...pages].toReversed().map((page) => [page.family, page])).values()].toReversed();
}

function hasHeading(schema: JsonObject | undefined): boolean {
  return valueAt(schema, ['properties', 'heading']) !== undefined;
}
