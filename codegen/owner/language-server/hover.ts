import { named } from '../edit/where/find-where.ts';
import { factsOf, targetOf, type Spec } from '../edit/spec.ts';
import type { NamedFact } from '../../model/facts/named-facts.ts';
import { figureOf, formatFigure } from '../../model/locale/spec-locale.ts';
import { provenanceOf, compact, nameOf } from '../edit/words/subject.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace, writtenUnit } from '../../schemas/schema-walk.ts';
import { textAt, valueAt } from '../../base/json.ts';
import type { Cursor, NamedThing } from './symbol.ts';

/** Markdown. */
export function hoverText(spec: Spec, source: Source, cursor: Cursor, thing?: NamedThing): string | undefined {
  if (thing?.kind === 'value') return valueText(spec, thing.name);
  if (thing?.kind === 'row') {
    const { row, named: name } = thing;
    return `**${nameOf(row.data)}**\n\nLigne \`${name.table}.${name.id}\`, ${row.source.document.file}`;
  }
  if (thing?.kind === 'page') {
    const title = valueAt(thing.page.route.value, ['head', 'title']);
    return `**${String(title ?? thing.address)}**\n\nPage \`${thing.address}\``;
  }
  const unit = cursor.on === 'value' ? writtenUnit(source, cursor.path, spec.schemas) : undefined;
  const lines = compact(descriptionAt(spec, source, cursor), unit && `Unité : ${unit}`);
  return lines.length === 0 ? undefined : lines.join('\n\n');
}

/** The description of a key or a value in its schema; of the type of a block, that of the block. */
function descriptionAt({ schemas }: Spec, source: Source, { path, on, text }: Cursor): string | undefined {
  const isType = source.document.kind === 'page' && path[0] === 'blocks' && path.length === 3 && path[2] === 'type';
  const schema = isType && on === 'value' ? schemas.blocks.get(text) : schemaPlace(source, path, schemas).schema();
  return textAt(schema, ['description']);
}

function valueText(spec: Spec, name: string): string | undefined {
  const pages = pagesOf(spec, name);
  const shown = pages === undefined ? [] : [`Se lit sur : ${pages}`];
  const facts = factsOf(spec);
  const fact = facts.find((one) => `facts.${one.name}` === name);
  if (fact !== undefined) return [...figureLines(spec, fact), ...shown].join('\n\n');
  // A figure with several readings: each by its name.
  const readings = facts.filter((one) => `facts.${one.name}`.startsWith(`${name}.`));
  if (readings.length > 0)
    return readings.map((one) => [`\`${one.name}\``, ...figureLines(spec, one)].join('\n\n')).join('\n\n---\n\n');
  const { value, unit, source } = targetOf(spec, name) ?? {};
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = typeof value === 'number' ? formatFigure(value, unit, spec.index.locale) : value;
  return [`**${written}**`, `\`${name}\`, ${source?.document.file}`, ...shown].join('\n\n');
}

function figureLines(spec: Spec, { figure }: NamedFact): string[] {
  const { text, label } = figureOf(figure, spec.index.locale);
  const { unit } = figure;
  const provenance = provenanceOf(figure);
  return compact(
    `**${text}** — ${label}`,
    typeof unit === 'string' && `Unité : ${unit}`,
    provenance && `Origine : ${provenance}`,
  );
}

/** « /, /demo »: the pages on which visitors read a value. */
function pagesOf(spec: Spec, name: string): string | undefined {
  const pages = named(spec, name).flatMap(({ places }) => places.flatMap(({ shown }) => shown.map(({ page }) => page)));
  if (pages.includes(undefined)) return 'toutes les pages';
  return pages.length === 0 ? undefined : [...new Set(pages)].join(', ');
}
