import { didYouMean, nearest } from '../base/findings/nearest.ts';
import type { MadePage } from '../model/pages/pages.ts';
import type { Row } from '../model/resolve/spec-index.ts';
import { defineRule } from './engine/rule.ts';
import { blockSchema } from '../schemas/schema-place.ts';
import { markedIn } from '../schemas/schema-marks.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { objectsIn, type DocumentPath, type Json } from '../base/json.ts';
import { keyOf, textsIn } from '../base/walk-texts.ts';

/**
 * A name in a block exists: `names: anchor` in the schema of the block is the `id` of another part of the page (on a list, the `id` of
 * each item), `names: page` a file of spec/pages/.
 */
export const rule = defineRule({
  codes: ['rule/anchor', 'rule/page-name'],
  reads: ['pages', 'pageFiles', 'tables', 'schemas'],
  check({ pages, pageFiles, tables, schemas }, report) {
    // The pages of a family share what their file writes.
    const reported = new Set<string>();
    for (const page of pages) {
      for (const block of page.blocks) {
        const named = namesIn(block.value, schemas);
        if (named.length === 0) continue;
        const anchors = anchorsBeside(page, block.value, tables);
        // The items of a list are one mistake: a section was removed, or the list is of the wrong table.
        for (const group of Map.groupBy(named, ({ path }) => path.join('/')).values()) {
          const [{ what, path } = { what: 'page', path: [] }] = group;
          const known = what === 'anchor' ? anchors : [...pageFiles.keys()];
          const unknown = group.flatMap(({ text }) => (known.includes(text) ? [] : [text]));
          const [first] = unknown;
          if (first === undefined) continue;
          const { source, path: written } = block.originOf(path);
          const place = [source.document.file, ...written].join('/');
          if (reported.has(place)) continue;
          reported.add(place);
          const close = unknown.length === 1 ? nearest(first, known) : undefined;
          const meant = close === undefined ? undefined : didYouMean(close);
          if (what === 'page') {
            const message = `il n'y a pas de page « ${first} » (spec/pages/${first}.yaml).`;
            const remedy = meant ?? "Écrivez le nom d'un fichier de spec/pages/, sans « .yaml ».";
            report(source, written, { code: 'rule/page-name', message, remedy });
            continue;
          }
          const names = unknown.map((name) => `« ${name} »`).join(', ');
          const message = `aucune autre partie de la page ${page.path} n'a l'« id » ${names} : on n'irait nulle part.`;
          const remedy = meant ?? `Donnez cet « id » à la partie à ouvrir${listed(known)}.`;
          report(source, written, { code: 'rule/anchor', message, remedy });
        }
      }
    }
  },
});

interface Name {
  text: string;
  what: 'anchor' | 'page';
  /** Of the text, or of the list whose items it is the `id` of. */
  path: DocumentPath;
}

/** The texts of a block that name something, by the schema of its type. */
function namesIn(block: Json, schemas: Schemas): Name[] {
  const schema = blockSchema(block, schemas);
  if (schema === undefined) return [];
  return markedIn(block, schema, 'names', schemas).flatMap(({ path, value, node }): Name[] => {
    const what = node.names as Name['what'];
    if (typeof value === 'string') return [{ text: value, path, what }];
    return objectsIn(value).flatMap(({ id }) => (typeof id === 'string' ? [{ text: id, path, what }] : []));
  });
}

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
