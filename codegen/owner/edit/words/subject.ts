import { asTyped, capitalized } from '../../../../src/shared/locale.ts';
import { blockSchema, schemaPlace, writtenUnit } from '../../../schemas/schema-walk.ts';
import type { Spec } from '../spec.ts';
import { layoutsOf } from '../../../schemas/frame.ts';
import type { Source } from '../../../read/source.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject, scalarsIn } from '../../../base/json.ts';
import { aroundDifference, cut } from '../../../../src/shared/difference.ts';
import { lowerFirst } from '../../../validate/words.ts';
import { formatFigure } from '../../../model/locale/spec-locale.ts';
import { ownName } from '../../../base/names.ts';

/** The subject of a change in words, and the unit of its numbers. */
interface Subject {
  readonly words: string;
  readonly unit: string | undefined;
}

const files: Readonly<Record<string, string>> = {
  navigation: 'menus et pied de page',
  redirects: 'redirections',
  roi: 'calculateur',
  routes: 'adresses et titres des pages',
  site: 'réglages du site',
  theme: 'couleurs et polices',
};

/** « Prix de lancement de « Starter » (packs) », « Titre, page /about, section « L'équipe » » */
export function subjectOf(spec: Spec, source: Source, path: DocumentPath): Subject {
  const { kind, name } = source.document;
  if (kind === 'facts') return factSubject(spec, source, path);
  const unit = writtenUnit(source, path, spec.schemas);
  const field = fieldWords(spec, source, path);
  if (kind === 'table') {
    const { root: row, path: below } = schemaPlace(source, path, spec.schemas);
    return { words: `${below.length === 0 ? '' : `${field} de `}${nameOf(row)} (${name})`, unit };
  }
  if (kind === 'page' && path.length === 2 && path[0] === 'blocks') {
    const [page = '', ...section] = pageWords(spec, source, path).split(', ');
    return { words: `${capitalized(section.join(', '))}, ${page}`, unit };
  }
  const place = kind === 'page' ? pageWords(spec, source, path) : (files[kind] ?? `formulaire « ${name} »`);
  return { words: path.length === 0 ? place : `${field}, ${place}`, unit };
}

/** « Chiffre « Économies moyennes » (main), le dernier jour où le chiffre est vrai » */
function factSubject(spec: Spec, source: Source, path: DocumentPath): Subject {
  const [id = ''] = path;
  if (path.length === 0) return { words: 'chiffres', unit: undefined };
  const reading = path[1] === 'readings' ? path[2] : undefined;
  const holder = reading === undefined ? [id] : [id, 'readings', reading];
  const label = valueAt(source.data, [...holder, 'label']) ?? valueAt(source.data, [id, 'label']);
  const version = reading === undefined ? '' : ` (${String(reading)})`;
  const key = path[holder.length];
  const part =
    key === undefined || key === 'value'
      ? ''
      : `, ${lowerFirst(fieldWords(spec, source, path.slice(0, holder.length + 1)))}`;
  const isAmount = key === 'value' || key === 'max';
  return {
    words: `Chiffre « ${typeof label === 'string' ? asTyped(label) : String(id)} »${version}${part}`,
    unit: isAmount ? writtenUnit(source, path, spec.schemas) : undefined,
  };
}

/** « page /about, section « L'équipe » » */
function pageWords(spec: Spec, source: Source, path: DocumentPath): string {
  const pages = spec.pages.filter(({ page }) => page === source);
  const [first] = pages;
  const where =
    pages.length > 1
      ? `pages « ${source.document.name} » (${pages.length})`
      : `page ${first?.path ?? source.document.name}`;
  if (path[0] !== 'blocks' || path.length < 2) return where;
  const block = first?.blocks.find((one) => one.originOf([]).path.join('/') === path.slice(0, 2).join('/'));
  const value = block?.value ?? valueAt(source.data, path.slice(0, 2)) ?? null;
  return `${where}, ${asTyped(sectionOf(value, blockSchema(value, spec.schemas)))}`;
}

/** « section « Nos tarifs » » */
export function sectionOf(block: Json, schema: JsonObject | undefined): string {
  const heading = valueAt(block, ['heading']) ?? valueAt(block, ['label']);
  const title = isObject(heading) ? valueAt(heading, ['text']) : heading;
  if (typeof title === 'string') return `section « ${title} »`;
  const type = String(valueAt(block, ['type']));
  return schema !== undefined && layoutsOf(schema).length > 0 ? `section sans titre (${type})` : `bloc « ${type} »`;
}

/** Keys of a description that say when its field counts: « Avec `strip`, … », « … dans `layout` `poster` ». */
const condition = /^(?:Avec|Dans) [^,]*`[^,]*, | dans (?:`[^`]*` ?)+/gu;

/** The first clause of the description of a field, or its name. */
function fieldWords(spec: Spec, source: Source, path: DocumentPath): string {
  if (source.document.kind === 'page' && path.length < 3 && path[0] === 'blocks')
    return path.length === 1 ? 'sections' : 'Section';
  const place = schemaPlace(source, path, spec.schemas);
  const day = place.schema() === undefined ? dayWords[String(path.at(-1))] : undefined;
  if (day !== undefined) return day;
  // An item without a description has that of its list.
  for (let up = typeof path.at(-1) === 'number' ? 1 : 0; up < place.path.length; up += 1) {
    const description = place.schema(up)?.description;
    if (typeof description !== 'string') continue;
    const [clause = ''] = description
      .replaceAll(condition, '')
      .replaceAll('`', '')
      .split(/[.,;:(«]/u);
    const words = capitalized(clause.trim());
    if (words !== '') return words.length <= 70 ? words : `${words.slice(0, words.lastIndexOf(' ', 70))}…`;
  }
  return `« ${path.findLast((step) => typeof step === 'string') ?? ''} »`;
}

/** Keys of any row and any block, which no schema lists. */
const dayWords: Readonly<Record<string, string>> = {
  from: 'Premier jour sur le site',
  until: 'Dernier jour sur le site',
  draft: 'Brouillon',
};

export function valueWords(value: Json | undefined, unit: string | undefined): string {
  if (typeof value === 'number') return asTyped(formatFigure(value, unit));
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'string') return `« ${cut(flat(value))} »`;
  if (Array.isArray(value))
    return value.every((item) => !isObject(item)) ? cut(value.map(String).join(', ')) : `liste de ${value.length}`;
  return isObject(value) ? nameOf(value) : 'rien';
}

/** « 3 870 € → 4 170 € (+7,8 %) »; of two long texts, the difference with some words around it. */
export function changeWords(before: Json | undefined, after: Json | undefined, unit: string | undefined): string {
  if (typeof before === 'string' && typeof after === 'string') {
    const [old, now] = aroundDifference(flat(before), flat(after));
    return `« ${old} » → « ${now} »`;
  }
  const rise = typeof before === 'number' && typeof after === 'number' ? share(before, after, unit) : '';
  return `${valueWords(before, unit)} → ${valueWords(after, unit)}${rise}`;
}

/** The own name of a row, block or item, else its first text. */
export function nameOf(value: Json | undefined): string {
  if (!isObject(value)) return valueWords(value, undefined);
  const texts = scalarsIn(value).map((one) => String(one.value));
  const name = ownName(value) ?? texts.find((text) => !text.includes('{')) ?? texts[0];
  return name === undefined ? 'rien' : `« ${cut(flat(name))} »`;
}

/** Of percents, the rise would be read as points: it is left out. */
function share(before: number, after: number, unit = ''): string {
  if (before === 0 || unit.includes('%')) return '';
  const percent = ((after - before) / Math.abs(before)) * 100;
  const digits = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay: 'always' }).format(percent);
  return ` (${asTyped(digits).replace('-', '−')} %)`;
}

function flat(text: string): string {
  return asTyped(text).replaceAll(/\s+/gu, ' ').trim();
}

export function compact(...parts: readonly (string | false | undefined)[]): string[] {
  return parts.filter((part) => typeof part === 'string');
}

/** Where an owner has a figure from: the origin, which is not published, else the published source, whoever measured it, a public text. */
export function provenanceOf({ origin, source, measured, reference }: JsonObject): string | undefined {
  const text =
    origin ?? source ?? (isObject(measured) ? measured.by : isObject(reference) ? reference.name : undefined);
  return typeof text === 'string' ? text : undefined;
}
