import { locale } from '#generated/locale.ts';
import type { CalculatorExplanation, CalculatorTables, Roi } from '#generated/types.ts';
import type { Step, Term } from '../roi/run-formula.ts';
import type { TermName } from '../roi/formulas.ts';
import type { TableRow } from '../roi/sources.ts';
import { currencySign, formatNumber, withUnit, wordsFor } from '../shared/numbers.ts';
import { bounded, thousandBillions } from '../ui/format-numbers.ts';

/** `Dépenses cloud − coût annuel de l’IA locale = écart annuel`. */
export function inWords({ operation, result }: Step, terms: Roi['terms']): string {
  const name = (term: Term) => (term.name === 'plain' ? formatExact(term) : (terms[term.name] ?? term.name));
  if (operation === undefined) return name(result);
  const { left, operator, right } = operation;
  // Thousands of euros and euros have one name.
  const ending = left.name === result.name ? '' : ` = ${name(result)}`;
  return `${name(left)} ${operator} ${name(right)}${ending}`;
}

/** `150 000 € − 3 096 € = 146 904 €`; where the formula rounds, the rounded value too. */
export function withNumbers({ operation, result, rounded }: Step, texts: CalculatorExplanation): string {
  const found = formatExact(result);
  const shown = rounded === undefined ? found : formatExact({ ...result, value: rounded });
  const ending = shown === found ? found : `${found}, ${texts.rounded} ${shown}`;
  if (operation === undefined) return ending;
  const { left, operator, right } = operation;
  return `${formatExact(left)} ${operator} ${formatExact(right)} = ${ending}`;
}

/** The name of a row of the methodology, for a link: `Coefficients, Support client`. */
export function rowName({ table, id }: TableRow, { sectors, useCases, terms }: Roi, tables: CalculatorTables): string {
  const named = (term: TermName) => terms[term];
  const baseCosts = [
    { id: 'annuel', name: named('baseAnnualCost') },
    { id: 'mise-en-oeuvre', name: named('baseImplementationCost') },
  ];
  const rows = {
    'base-costs': baseCosts,
    multipliers: useCases,
    compatibility: sectors,
    sectors,
    'use-cases': useCases,
  };
  return `${tables[table]}, ${rows[table].find((row) => row.id === id)?.name ?? tables.others}`;
}

const sign = currencySign(locale);
const units: Record<Term['unit'], string> = {
  euros: sign,
  'thousand-euros': locale.words.thousand + sign,
  percent: '%',
  months: locale.words.months,
  factor: '',
  plain: '',
};

/** Larger numbers are not written out: these are the limits of the figures themselves. */
const largestPercent = 1e9;
const largestOther = 1e12;

/**
 * A number of a calculation: amounts to the cent (`154 249,20 €`, without cents when there are none), percentages to the
 * hundredth, months to the thousandth; `plus de 1 000 Md€` beyond a thousand billion.
 */
export function formatExact({ value, unit }: Pick<Term, 'value' | 'unit'>): string {
  const largest = unit === 'percent' ? largestPercent : largestOther;
  const words = wordsFor(value, units[unit], locale);
  const written = (digits: string) => (words === '' ? digits : withUnit(digits, words, locale));
  const limit = unit === 'euros' ? thousandBillions : written(formatNumber(largest, locale, { most: 0 }));
  const fewest = Number.isInteger(value) ? 0 : 2;
  const decimals = unit === 'months' || unit === 'factor' ? { most: 3 } : { least: fewest, most: fewest };
  return bounded(value, largest, limit, (number) => written(formatNumber(number, locale, decimals)));
}
