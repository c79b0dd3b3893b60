import { didYouMean, nearest } from '../base/findings/nearest.ts';
import type { MadePage } from '../model/pages/pages.ts';
import type { Resolved } from '../model/resolve/resolved.ts';
import type { Row } from '../model/resolve/spec-index.ts';
import { defineRule } from './engine/rule.ts';
import { markedIn } from '../schemas/schema-marks.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { isObject, objectsIn, type DocumentPath, type JsonObject } from '../base/json.ts';
import { Remembered, RememberedPair } from '../base/remembered.ts';
import { RememberedItems } from '../base/remembered-lists.ts';
import { keyOf, textsIn } from '../base/walk-texts.ts';

/**
 * A text of a block that names something else of the spec names what is there: `names: anchor` in the schema of the block is the `id`
 * of another part of the page (on a list, the `id` of each item), `names: page` a file of spec/pages/.
 */
export const rule = defineRule({
  codes: ['rule/anchor', 'rule/page-name'],
  reads: ['pages', 'pageFiles', 'tables', 'schemas'],
  check({ pages, pageFiles, tables, schemas }, report) {
    // The pages of a family share what their file writes.
    const reported = new Set<string>();
    for (const found of naming.of(pages, (one) => namingOn(one, schemas), schemas)) {
      for (const { page, block, named } of found) {
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

/** The blocks of each page that name something. */
const naming = new RememberedItems<MadePage, readonly Naming[]>();

interface Naming {
  page: MadePage;
  block: Resolved;
  named: readonly Name[];
}

function namingOn(page: MadePage, schemas: Schemas): Naming[] {
  return page.blocks
    .map((block) => ({ page, block, named: isObject(block.value) ? namesIn(block.value, schemas) : [] }))
    .filter(({ named }) => named.length > 0);
}

/** The texts of a block that name something, by the schema of its type. */
function namesIn(block: JsonObject, schemas: Schemas): readonly Name[] {
  const schema = schemas.blocks.get(String(block.type));
  return schema === undefined ? [] : named.get(schema, block, () => listNames(block, schema, schemas));
}

/** Those of each block, by its schema. */
const named = new RememberedPair<JsonObject, JsonObject, readonly Name[]>();

function listNames(block: JsonObject, schema: JsonObject, schemas: Schemas): readonly Name[] {
  return markedIn(block, schema, 'names', schemas).flatMap(({ path, value, node }): Name[] => {
    const what = node.names as Name['what'];
    if (typeof value === 'string') return [{ text: value, path, what }];
    return objectsIn(value).flatMap(({ id }) => (typeof id === 'string' ? [{ text: id, path, what }] : []));
  });
}

/** The `id`s of the other blocks of a page, and those of the rows that a form among them offers as choices. */
function anchorsBeside({ blocks }: MadePage, own: unknown, tables: ReadonlyMap<string, readonly Row[]>): string[] {
  const marked = blocks.flatMap(({ value }) => (value === own || !isObject(value) ? [] : parts.get(value, listParts)));
  const anchors = marked.flatMap(({ key, text }) =>
    key === 'from' ? (tables.get(text) ?? []).map(({ id }) => id) : [text],
  );
  return [...new Set(anchors)];
}

/** The texts of each block that are an `id`, or name a table. */
const parts = new Remembered<JsonObject, readonly { key: 'id' | 'from'; text: string }[]>();

function listParts(block: JsonObject): { key: 'id' | 'from'; text: string }[] {
  return textsIn(block).flatMap((placed) => {
    const key = keyOf(placed);
    return key === 'id' || key === 'from' ? [{ key, text: placed.text }] : [];
  });
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '' : `, ou nommez-en une qui existe : ${names.join(', ')}`;
}
