import { tagOf, type Locale } from '../../src/shared/locale.ts';
import { currencySign } from '../../src/shared/numbers.ts';
import { escapePattern } from '../base/escape-pattern.ts';
import { namedFacts } from '../model/facts/named-facts.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { schemaAt } from '../schemas/schema-walk.ts';
import { figureOf, formatFigure, type FigureLocale } from '../model/resolve/figure.ts';
import { specLocale } from '../model/resolve/spec-locale.ts';
import type { Source } from '../read/source.ts';
import type { Row } from '../model/resolve/spec-index.ts';
import { asTyped } from '../base/as-typed.ts';
import { defineRule } from './engine/rule.ts';
import type { DocumentPath, JsonObject } from '../base/json.ts';
import { textsLike } from '../base/walk-texts.ts';

/** Figures with fewer digits, such as « 48 h » or « 4 % », stand for many things; so does « 100 % ». */
const leastDigits = 3;
const everyday = new Set(['100%']);

/** How amounts are written on this site. */
interface Written {
  /** A share or an amount as one types it, in the currency of the site: « 285 % », « 3 870 € », « 12,5 M€ ». */
  typed: RegExp;
  /** What stands between its digits in groups, besides spaces. */
  group: string;
  sign: string;
}

function writtenIn(locale: Locale): Written {
  const parts = new Intl.NumberFormat(tagOf(locale), { useGrouping: 'always' }).formatToParts(11_111.1);
  const separator = (kind: string) => escapePattern(parts.find(({ type }) => type === kind)?.value ?? '');
  const [group, sign] = [separator('group'), currencySign(locale)];
  const digits = String.raw`\d(?:[\d\s]|${group})*(?:${separator('decimal')}\d+)?`;
  const typed = new RegExp(String.raw`(?<![\d,.])${digits}\s?(?:%|[kM]?${escapePattern(sign)})`, 'gu');
  return { typed, group, sign };
}

/** A figure that a fact or a row holds is referred to, never typed again: the page would keep the old one. */
export const rule = defineRule({
  codes: ['rule/typed-figure'],
  reads: ['facts', 'tables', 'pageFiles', 'present', 'schemas'],
  check({ facts, tables, pageFiles, present: { index }, schemas }, report) {
    const locale = specLocale(index);
    const written = writtenIn(locale);
    const held = heldFigures(facts, tables, schemas, locale, written);
    const ofTables = new Set([...tables.values()].flatMap((rows) => rows.map(({ source }) => source)));
    for (const source of [...pageFiles.values(), ...index.singles.values(), ...ofTables]) {
      // Where a fact comes from may well be told with its number.
      if (source === facts) continue;
      for (const { path, found, amount } of amountsIn(source, written)) {
        const references = held.get(amount);
        if (references === undefined) continue;
        const message = `« ${found} » est retapé ici, alors que le site le tient déjà : ce texte ne suivrait pas le chiffre.`;
        const ways = references.slice(0, 3).map((reference) => `« {${reference}} »`);
        const remedy = `Écrivez à la place ${ways.join(' ou ')}.`;
        report(source, path, { code: 'rule/typed-figure', message, remedy }, 'value', found);
      }
    }
  },
});

interface TypedAmount {
  path: DocumentPath;
  found: string;
  amount: string;
}

/** The amounts that are typed in a file. */
function amountsIn(source: Source, written: Written): TypedAmount[] {
  return textsLike(source.data, (text) => isAmount(text, written)).flatMap(({ path, text }) =>
    Array.from(text.matchAll(written.typed), ([found]) => ({ path, found, amount: amountOf(found, written) })),
  );
}

function isAmount(text: string, { typed, sign }: Written): boolean {
  return (text.includes('%') || text.includes(sign)) && text.search(typed) !== -1;
}

/** The references that give each amount. */
function heldFigures(
  facts: Source,
  tables: ReadonlyMap<string, readonly Row[]>,
  schemas: Schemas,
  locale: FigureLocale,
  written: Written,
) {
  const held = new Map<string, string[]>();
  const hold = (amount: string, reference: string) => {
    held.set(amount, [...(held.get(amount) ?? []), reference]);
  };
  for (const { amount, name } of figuresOfFacts(facts, locale, written)) hold(amount, `facts.${name}`);
  for (const [table, rows] of tables) {
    const schema = schemas.tables.get(table);
    if (schema === undefined) continue;
    for (const row of rows)
      for (const { amount, name } of figuresOfRow(row, schema, schemas, locale, written))
        hold(amount, `${table}.${name}`);
  }
  return held;
}

/** A figure that is held, and what holds it: a fact, or a field of a row (`starter.priceEur`). */
interface HeldFigure {
  amount: string;
  name: string;
}

function figuresOfFacts(facts: Source, locale: FigureLocale, written: Written): readonly HeldFigure[] {
  return namedFacts(facts.data).flatMap(({ name, figure }) => {
    // A bound of a range, or « 500+ », is not the figure itself.
    const isBound = figure.max !== undefined || figure.atLeast === true;
    if (typeof figure.value !== 'number' || isBound) return [];
    return heldAs(figureOf(figure, undefined, locale).text, name, written);
  });
}

function figuresOfRow(
  { id, data }: Row,
  schema: JsonObject,
  schemas: Schemas,
  locale: FigureLocale,
  written: Written,
): readonly HeldFigure[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const unit = typeof value === 'number' ? schemaAt(schema, [field], schemas)?.unit : undefined;
    if (typeof value !== 'number' || typeof unit !== 'string') return [];
    return heldAs(formatFigure(value, unit.replace('€', written.sign), locale), `${id}.${field}`, written);
  });
}

function heldAs(text: string, name: string, written: Written): HeldFigure[] {
  const amount = amountOf(text, written);
  const isEveryday = amount.replaceAll(/\D/g, '').length < leastDigits || everyday.has(amount);
  return isEveryday ? [] : [{ amount, name }];
}

/** « 3 870 € HT » and « 3870 € » are the same amount: `3870€`; '' for what is no share and no amount. */
function amountOf(text: string, { typed, group }: Written): string {
  const [amount = ''] = asTyped(text).match(typed) ?? [];
  return amount.replaceAll(new RegExp(String.raw`\s|${group}`, 'gu'), '');
}
