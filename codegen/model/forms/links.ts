import { punctuationOf } from '../../../src/shared/locale.ts';
import { wordsFor } from '../../../src/shared/numbers.ts';
import { calledOffMark } from '../../../src/shared/words.ts';
import { entriesAt, isObject, objectsIn, type Json, type JsonObject, textsOf } from '../../base/json.ts';
import { adaptResolved } from '../roles/row-values.ts';
import { sourceRows, valueOfRow, type ChoiceSources, fieldsByName, nameOf, rowsAt, type Rows } from './fields.ts';

type LinkSources = Pick<ChoiceSources, 'tables' | 'roleOf' | 'language' | 'priceText' | 'dayText' | 'words'>;

/** Something that a link can name, and its name for readers. */
interface Named {
  row: JsonObject;
  name: string;
  /** The text beside its name. */
  detail?: JsonObject;
  /** The mark of an event that does not take place. */
  off?: string | undefined;
}

/** What each parameter of a form's address brings to its fields, by what it names. */
export function linksOf(form: JsonObject, sources: LinkSources): JsonObject[] {
  const lines = Map.groupBy(objectsIn(form.links), ({ parameter }) => String(parameter));
  return [...lines].map(([parameter, links]) => brought(parameter, links, form, sources));
}

function brought(parameter: string, links: JsonObject[], form: JsonObject, sources: LinkSources): JsonObject {
  const named = links.flatMap((link) => {
    const items = objectsIn(link.items).map((row): Named => ({ row, name: String(row.title) }));
    const inTables = textsOf(link.from).flatMap((path) => namedAt(path, form, sources));
    const field = fieldsByName(form).get(String(link.field));
    const chosen = typeof link.by === 'string' ? choicesBy(link.by, field, sources.tables) : undefined;
    return [...inTables, ...items].map((one) => ({ ...one, link, chosen }));
  });
  const rows = named.flatMap(({ link, chosen, ...one }) => {
    const fields = fieldsFor(one, link, chosen, sources);
    return fields === undefined ? [] : [[String(one.row.id), fields] as const];
  });
  const details = named.flatMap(({ row, detail }) => (detail === undefined ? [] : [[String(row.id), detail]]));
  const field = links.find((link) => link.field !== undefined)?.field;
  return {
    parameter,
    ...(field !== undefined && { field }),
    rows: Object.fromEntries(rows),
    ...(details.length > 0 && { details: Object.fromEntries(details) as JsonObject }),
  };
}

/** The rows at a path, each with the name that it has as a topic. */
function namedAt(path: string, form: JsonObject, sources: LinkSources): Named[] {
  const { tables, roleOf, language, priceText, dayText } = sources;
  const event = roleOf(path, 'event');
  const words = isObject(form.topic) ? form.topic.items : undefined;
  const plan = roleOf(path, 'topic');
  const rows = rowsAt(tables, path) ?? [];
  const topics = plan
    ? rows.map((row): JsonObject => ({ ...adaptResolved(row, plan, dayText), id: row.id ?? '' }))
    : [];
  // Of two with one id, the first.
  const byId = new Map(topics.toReversed().map((topic) => [topic.id ?? '', topic]));
  return rows.map((row, index) => {
    const topic: JsonObject = topics[index] ?? {};
    const off = event && calledOffMark(adaptResolved(row, event).status, sources.words);
    const count = typeof words === 'string' ? itemsOf(topic, byId).size : 0;
    const detail = {
      ...(typeof topic.priceEur === 'number' && { price: priceText(topic.priceEur) }),
      ...(typeof words === 'string' &&
        count > 0 && { items: wordsFor(count, words, { language }).replace('…', String(count)) }),
    };
    return {
      row,
      name: [topicText(topic, sources) || nameOf(row, undefined), off].filter(Boolean).join(' – '),
      off,
      ...(Object.keys(detail).length > 0 && { detail }),
    };
  });
}

/** The name of a topic with its day, its place and its fee: « Atelier (1er décembre 2026, Nantes, 299 € HT) ». */
function topicText({ name, date, location, fee }: JsonObject, { dayText, priceText }: LinkSources): string {
  const parts = [
    typeof date === 'string' ? dayText(date) : undefined,
    location,
    typeof fee === 'number' && fee > 0 ? priceText(fee) : undefined,
  ].filter((part) => typeof part === 'string');
  return `${String(name ?? '')}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** What a row delivers, and what the one that it includes does; a row that includes itself stops there. */
function itemsOf(
  topic: JsonObject,
  byId: ReadonlyMap<Json, JsonObject>,
  seen: readonly JsonObject[] = [],
): Set<string> {
  const included = topic.includes === undefined ? undefined : byId.get(topic.includes);
  const own = textsOf(topic.items);
  return included === undefined || seen.includes(included)
    ? new Set(own)
    : new Set([...itemsOf(included, byId, [...seen, topic]), ...own]);
}

/** What a row fills in; nothing when no choice stands for it. @param chosen the choices by the rows that they name, where a link has `by` */
function fieldsFor(
  { row, name, off }: Named,
  link: JsonObject,
  chosen: ReadonlyMap<Json, string> | undefined,
  sources: LinkSources,
) {
  const fills = answersOn(name, link.fills, off !== undefined);
  if (typeof link.field !== 'string')
    return {
      ...fills,
      topic: typeof link.label === 'string' ? link.label + punctuationOf(sources).colon + name : name,
    };
  const value = chosen === undefined ? row.id : chosen.get(row.id ?? '');
  return typeof value === 'string' ? { ...fills, [link.field]: value } : undefined;
}

/** Answers with the name of the row in them, unless it is off: « Je souhaite m'inscrire à … ». */
function answersOn(name: string, fills: Json | undefined, isOff: boolean): JsonObject {
  const answers = entriesAt(fills, []).filter(([, answer]) => !isOff || !String(answer).includes('…'));
  return Object.fromEntries(answers.map(([field, answer]) => [field, String(answer).replace('…', () => name)]));
}

/** By the id of the row that they name (`key`), the choices of a field. */
export function choicesBy(key: string, field: JsonObject | undefined, tables: Rows): ReadonlyMap<Json, string> {
  const label = isObject(field?.choices) ? field.choices.label : undefined;
  // Of two with one id, the first.
  const sources = sourceRows(field?.choices, tables).toReversed();
  return new Map(sources.map((source) => [source[key] ?? null, valueOfRow(source, label)]));
}
