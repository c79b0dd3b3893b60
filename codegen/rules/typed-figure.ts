import { asTyped, tagOf } from '../../src/shared/locale.ts';
import { currencySign } from '../../src/shared/numbers.ts';
import { cached } from '../base/cached.ts';
import { namedFacts } from '../model/facts/named-facts.ts';
import { itemsAt, type Json } from '../base/json.ts';
import { isIdentifier, schemaPlace, schemaAt } from '../schemas/schema-walk.ts';
import { figureOf, formatFigure, type FigureLocale } from '../model/locale/spec-locale.ts';
import { dayBefore, daysOf } from '../model/index/days.ts';
import { type RuleInputs, defineRule, writtenTexts } from './engine/rule.ts';
import type { Source } from '../read/source.ts';

/** Figures with fewer digits, such as « 12 € » or « 4 % », stand for many things, except in a file that shows them; so does « 100 % ». */
const leastDigits = 3;
const everyday = new Set(['100%']);

/** A figure that a fact or a row holds is a reference, never typed again: the page would show the old figure after a change. */
export const rule = defineRule({
  reads: ['facts', 'tables', 'pageFiles', 'present', 'schemas'],
  check({ facts, tables, present: { index, pages }, schemas }, report) {
    const format = amountFormat(index.locale);
    const references = referencesByAmount({ facts, tables, schemas }, format);
    const addressesOf = cached((source: Source) => pages.flatMap(({ page, path }) => (page === source ? [path] : [])));
    for (const { source, path, text } of writtenTexts(index, format.typed)) {
      // The sources of a fact may cite its number, and forms have other numbers than pages.
      if (source === facts || source.document.kind === 'form') continue;
      if (isIdentifier(schemaPlace(source, path, schemas).schema())) continue;
      const isShown = ({ shownOn }: Held) =>
        shownOn === undefined || addressesOf(source).some((page) => shownOn.includes(page));
      for (const [found] of text.matchAll(format.typed)) {
        const amount = amountOf(found, format);
        const isRare = amount.replaceAll(/\D/gu, '').length >= leastDigits;
        const isBeside = ({ reference, row }: Held) => row === source || source.document.text.includes(reference);
        const held = (references.get(amount) ?? []).filter((one) => isRare || isBeside(one));
        if (held.length === 0) continue;
        const message = `« ${found} » est retapé ici, alors que le site le tient déjà : ce texte ne suivrait pas le chiffre.`;
        // A reading that another page shows would have to be added to its pages.
        const shown = held.filter(isShown);
        const ways = (shown.length > 0 ? shown : held).slice(0, 3).map(({ reference }) => `« {${reference}} »`);
        const write = `crivez à la place ${ways.join(' ou ')}.`;
        // All rows with this price begin today: until yesterday, the text announced it.
        const turn = held.every(({ from }) => from !== undefined && from === index.view?.day)
          ? held[0]?.from
          : undefined;
        const remedy =
          turn === undefined
            ? `É${write}`
            : `Si ce texte l'annonce, donnez un dernier jour à son bloc ou à sa ligne (« until: ${dayBefore(turn)} ») ; sinon, é${write}`;
        report(source, path, { code: 'rule/typed-figure', message, remedy }, 'value', found);
      }
    }
  },
});

interface AmountFormat {
  locale: FigureLocale;
  /** A share, an amount in the currency of the site, or a number of thousands: « 285 % », « 3 870 € », « 12,5 M€ », « 412 000 ». */
  typed: RegExp;
  /** Between groups of digits. */
  separators: RegExp;
  sign: string;
}

export function amountFormat(locale: FigureLocale): AmountFormat {
  const parts = new Intl.NumberFormat(tagOf(locale), { useGrouping: 'always' }).formatToParts(11_111.1);
  const separator = (kind: string) => RegExp.escape(parts.find(({ type }) => type === kind)?.value ?? '');
  const [group, sign] = [separator('group'), currencySign(locale)];
  const digits = String.raw`\d(?:[\d\s]|${group})*(?:${separator('decimal')}\d+)?`;
  const unit = String.raw`\s?(?:%|[kM]?${RegExp.escape(sign)})`;
  const between = String.raw`(?:\s|${group})`;
  // Excluded: part of a name (HTTP/2 502, n° 123 456) or of a longer row of digits (a SIRET, +41 22 700 12 30), nine digits (a SIREN).
  const upToMillions = String.raw`[1-9](?:\d{0,2}${between}\d{3}|\d?(?:${between}\d{3}){2})`;
  const thousands = String.raw`(?<!\p{L}[-/]?|n°\s?|\d${between})${upToMillions}(?![\d,.]|${between}\d|${unit})`;
  const typed = new RegExp(String.raw`(?<![\d,.])(?:${digits}${unit}|${thousands})`, 'gu');
  return { locale, typed, separators: new RegExp(between, 'gu'), sign };
}

/** « 3 870 € HT » and « 3870 € » are the same amount: `3870€`; '' without any share or amount. */
export function amountOf(text: string, { typed, separators }: AmountFormat): string {
  const [amount = ''] = asTyped(text).match(typed) ?? [];
  return amount.replaceAll(separators, '');
}

/** What holds an amount, and the only pages that may show it, where it has such. */
interface Held {
  reference: string;
  /** The file of the row whose field it is. */
  row?: Source;
  /** The first day of the row, where it has one. */
  from?: string | undefined;
  shownOn?: readonly Json[];
}

/** The facts and the fields of rows that hold each amount, as references: `facts.savings`, `packs.starter.priceEur`. */
function referencesByAmount(
  { facts, tables, schemas }: Pick<RuleInputs, 'facts' | 'tables' | 'schemas'>,
  format: AmountFormat,
) {
  const ofFacts = namedFacts(facts.data).flatMap(({ name, figure, written }) => {
    // A bound of a range, or « 500+ », is not the figure itself.
    const isBound = figure.max !== undefined || figure.atLeast === true;
    if (typeof figure.value !== 'number' || isBound) return [];
    const shownOn = written.shownOn === undefined ? {} : { shownOn: itemsAt(written.shownOn, []) };
    return [{ text: figureOf(figure, format.locale).text, reference: `facts.${name}`, ...shownOn }];
  });
  const ofRows = [...tables].flatMap(([table, rows]) => {
    const schema = schemas.tables.get(table) ?? {};
    return rows.flatMap(({ id, data, written, source: row }) =>
      Object.entries(data).flatMap(([field, value]) => {
        const unit = typeof value === 'number' ? schemaAt(schema, [field], schemas)?.unit : undefined;
        if (typeof value !== 'number' || typeof unit !== 'string') return [];
        const text = formatFigure(value, unit.replace('€', format.sign), format.locale);
        return [{ text, reference: `${table}.${id}.${field}`, row, from: daysOf(written, schema).from }];
      }),
    );
  });
  const held = [...ofFacts, ...ofRows].map(({ text, ...rest }): Held & { amount: string } => ({
    amount: amountOf(text, format),
    ...rest,
  }));
  return Map.groupBy(
    held.filter(({ amount }) => amount !== '' && !everyday.has(amount)),
    ({ amount }) => amount,
  );
}
