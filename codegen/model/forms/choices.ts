import { isObject, objectsIn, type Json, type JsonObject } from '../../base/json.ts';
import type { Words } from '../../../src/shared/words.ts';
import type { RolePlan } from '../roles/plan.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { nameOf, rowsAt, type Rows } from './fields.ts';
import type * as Countries from 'i18n-iso-countries';
import { createRequire } from 'node:module';

export interface ChoiceSources {
  /** In which countries are named: `fr`. */
  language: string;
  tables: Rows;
  /** The unit of the numbers of a field (`demo-types`, `durationMinutes`). */
  unitOf: (table: string, field: string) => string | undefined;
  /** One of our prices as the site writes it, with its mention of VAT. */
  priceText: (eur: number) => string;
  /** A day of a row as the site writes it. */
  dayText: (day: string) => string;
  /** The marks of events that do not take place. */
  words: Pick<Words, 'cancelled' | 'postponed'>;
  /** How the rows at a path play a role. */
  roleOf: (path: string, role: string) => RolePlan | undefined;
}

/** The choices of a field as the form shows them: written in it, rows of a table, countries; `undefined` when it has none. */
export function choicesOf({ kind, choices }: JsonObject, sources: ChoiceSources): JsonObject[] | undefined {
  if (kind === 'country') return countryChoices(sources.language);
  if (Array.isArray(choices))
    return objectsIn(choices).map((choice) => ({ ...choice, value: asTyped(String(choice.value)) }));
  if (!isObject(choices)) return undefined;
  return sourceRows(choices, sources.tables).map((row) => choiceOf(row, choices, sources));
}

/** The rows that stand behind the choices of a field; none when they are written in it. */
export function sourceRows(choices: Json | undefined, tables: Rows): readonly JsonObject[] {
  return (isObject(choices) && typeof choices.from === 'string' && rowsAt(tables, choices.from)) || [];
}

/** The value that is sent for a row: its id, or its label with the spaces and apostrophes of a keyboard (« Immédiat (< 1 mois) »). */
export function valueOfRow(row: JsonObject, label?: Json): string {
  return typeof row.id === 'string' ? row.id : asTyped(nameOf(row, label));
}

function choiceOf(row: JsonObject, source: JsonObject, { unitOf }: ChoiceSources): JsonObject {
  const part = (key: string) => (typeof source[key] === 'string' ? row[source[key]] : undefined);
  const [note, figure, points] = [part('note'), part('figure'), part('points')];
  const [table = ''] = String(source.from).split('.');
  return {
    value: valueOfRow(row, source.label),
    label: nameOf(row, source.label),
    ...(note !== undefined && { note }),
    ...(figure !== undefined && { figure: { value: figure, unit: unitOf(table, String(source.figure)) ?? '' } }),
    ...(points !== undefined && { points }),
  };
}

/** Every country by its ISO 3166-1 code, named in a language (`fr`) and in the order of its dictionaries. */
function countryChoices(language: string): { value: string; label: string }[] {
  const names = countriesIn(language).getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** The library, once a form needs countries, with the names of one language: its own entry loads all seventy. */
function countriesIn(language: string): typeof Countries {
  const load = createRequire(import.meta.url);
  const countries = load('i18n-iso-countries/index.js') as typeof Countries;
  if (!countries.langs().includes(language) && countries.getSupportedLanguages().includes(language))
    countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`) as Countries.LocaleData);
  return countries;
}
