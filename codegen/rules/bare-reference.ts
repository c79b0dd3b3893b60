import { isObject, textAt, valueAt, type DocumentPath } from '../base/json.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import type { Source } from '../read/source.ts';
import { schemaPlace } from '../schemas/schema-walk.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** A reference without its braces (« facts.average-roi ») would be read as it is typed. */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  check({ present: { index }, schemas }, report) {
    const heads = ['facts', 'site', 'forms', 'row', ...index.tables.keys()]
      .map((text) => RegExp.escape(text))
      .join('|');
    const bare = String.raw`(?<![\w{./@-]|\{ +)(${heads})\.([\w-]+)(?:\.[\w-]+)*(?![\w}@/-])`;
    for (const { source, path, text } of writtenTexts(index, new RegExp(bare, 'u'))) {
      const schema = schemaPlace(source, path, schemas).schema();
      // A text that visitors read, and no name, address or code.
      if (schema?.lengthFrom === undefined || schema.verbatim === true) continue;
      const { properties } = schemas.tables.get(tableOf(source, path, index) ?? '') ?? {};
      // « facts.yaml » is the name of a file.
      const exists = ([, head = '', name = '']: RegExpExecArray) =>
        head === 'row'
          ? isObject(properties) && Object.hasOwn(properties, name)
          : (index.rowsById.get(head)?.has(name) ??
            (head === 'forms' ? index.forms.has(name) : valueAt(index.singles.get(head)?.data, [name]) !== undefined));
      const found = [...text.matchAll(new RegExp(bare, 'gu'))].find(exists)?.[0];
      if (found === undefined) continue;
      const message = `« ${found} » se lirait tel quel : sans accolades, ce n'est pas une référence.`;
      report(source, path, { code: 'rule/bare-reference', message, remedy: `Écrivez « {${found}} ».` }, 'value', found);
    }
  },
});

/** The table whose rows `row` means in a text: its own, or that of the page that is made of each row. */
function tableOf({ document, data }: Source, path: DocumentPath, index: SpecIndex): string | undefined {
  if (document.kind === 'table') return document.name;
  const page = document.kind === 'routes' ? textAt(data, [...path.slice(0, 2), 'page']) : undefined;
  return textAt(page === undefined ? data : (index.pages.get(page)?.data ?? null), ['each']);
}
