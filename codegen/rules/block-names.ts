import { quoted } from '../base/french.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';
import type { MadePage } from '../model/pages/pages.ts';
import type { Row } from '../model/index/spec-index.ts';
import { defineRule } from './engine/rule.ts';
import { blockSchema, markedIn } from '../schemas/schema-walk.ts';
import { objectsIn, keyOf, textsIn } from '../base/json.ts';

/**
 * A name in a block exists: `names: anchor` in the schema of the block is the `id` of another part of the page (on a list, the `id` of
 * each item), `names: page` a file of spec/pages/.
 */
export const rule = defineRule({
  reads: ['pages', 'pageFiles', 'tables', 'schemas'],
  isLast: true,
  check({ pages, pageFiles, tables, schemas }, report) {
    // The pages of a family share what their file writes.
    const reported = new Set<string>();
    for (const page of pages) {
      for (const block of page.blocks) {
        const schema = blockSchema(block.value, schemas);
        const marked = schema === undefined ? [] : markedIn(block.value, schema, 'names', schemas);
        if (marked.length === 0) continue;
        const anchors = anchorsBeside(page, block.value, tables);
        for (const { path, value, node } of marked) {
          const known = node.names === 'anchor' ? anchors : [...pageFiles.keys()];
          const names = typeof value === 'string' ? [value] : objectsIn(value).map(({ id }) => id);
          // The items of a list are one mistake: a section was removed, or the list is of the wrong table.
          const unknown = names.filter((name) => typeof name === 'string').filter((name) => !known.includes(name));
          const [first] = unknown;
          if (first === undefined) continue;
          const { source, path: written } = block.originOf(path);
          const place = [source.document.file, ...written].join('/');
          if (reported.has(place)) continue;
          reported.add(place);
          const close = unknown.length === 1 ? nearest(first, known) : undefined;
          const meant = close === undefined ? undefined : didYouMean(close);
          if (node.names === 'page') {
            const message = `il n'y a pas de page « ${first} » (spec/pages/${first}.yaml).`;
            const remedy = meant ?? "Écrivez le nom d'un fichier de spec/pages/, sans « .yaml ».";
            report(source, written, { code: 'rule/page-name', message, remedy });
            continue;
          }
          const message = `aucune autre partie de la page ${page.path} n'a l'« id » ${quoted(unknown)} : on n'irait nulle part.`;
          const remedy = meant ?? `Donnez cet « id » à la partie à ouvrir${listed(known)}.`;
          report(source, written, { code: 'rule/anchor', message, remedy });
        }
      }
    }
  },
});

/** The `id`s of the other blocks of a page, and those of the rows that a form among them offers as choices. */
function anchorsBeside({ blocks }: MadePage, own: unknown, tables: ReadonlyMap<string, readonly Row[]>): string[] {
  const texts = blocks.flatMap(({ value }) => (value === own ? [] : textsIn(value)));
  const anchors = texts.flatMap((placed) => {
    const key = keyOf(placed);
    if (key === 'from') return (tables.get(placed.text) ?? []).map(({ id }) => id);
    return key === 'id' ? [placed.text] : [];
  });
  return [...new Set(anchors)];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '' : `, ou nommez-en une qui existe : ${names.join(', ')}`;
}
