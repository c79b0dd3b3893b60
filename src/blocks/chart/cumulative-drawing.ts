import { locale } from '#generated/locale.ts';
import { ordinalOf } from '../../shared/dates.ts';
import { tagOf } from '../../shared/locale.ts';

const { currency } = locale;
const amounts = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
const withCents = new Intl.NumberFormat(tagOf(locale), amounts);
const whole = new Intl.NumberFormat(tagOf(locale), { ...amounts, maximumFractionDigits: 0 });

/** An amount as pages write it (`formatEuros`), by the browser alone: the formats of the calculator would be cut into a file of their own. */
export function formatSum(eur: number): string {
  return (Number.isInteger(eur) ? whole : withCents).format(eur);
}

/** Two costs over the same years: rent accrues, the licence is paid on day one. All above 0. */
export interface Spending {
  readonly rentYearlyEur: number;
  readonly ownOnceEur: number;
  readonly years: number;
}

/** The month, counted from 1, in which the rent so far reaches the licence: 3870 against 30000 a year → month 2. */
export function breakEvenMonth({ rentYearlyEur, ownOnceEur }: Omit<Spending, 'years'>): number {
  return Math.ceil((ownOnceEur * 12) / rentYearlyEur);
}

/**
 * Where both costs stand, and their amounts in words: for the page and for its slider.
 * @param topEur the amount at the upper edge; the rent of all years unless an offer costs more
 */
export function drawSpending({ rentYearlyEur, ownOnceEur, years }: Spending, topEur = rentYearlyEur * years) {
  const rentEur = rentYearlyEur * years;
  const y = (eur: number) => round(100 - (eur / topEur) * 100);
  const [ownY, rentY, x] = [y(ownOnceEur), y(rentEur), round((ownOnceEur / rentEur) * 100)];
  const [gain, month] = [ownY - rentY, breakEvenMonth({ rentYearlyEur, ownOnceEur })];
  return {
    /** The height of the rent of all years, like the places. */
    rentY,
    /** The parts that move, each with its attributes, in percent of the plot from its left and top edges. */
    places: {
      gain: { d: `M${x} ${ownY}L100 ${rentY}V${ownY}Z` },
      band: { d: `M0 ${round(ownY - 2.4)}h100` },
      level: { d: `M0 ${ownY}h100` },
      saving: { y1: `${rentY}%`, y2: `${ownY}%` },
      // Low, where the rent leaves it room on a telephone, and above the words of the licence.
      saved: { y: `${round(rentY + Math.max(gain * 0.42, Math.min(gain * 0.52, gain - 45)))}%` },
      leader: { x1: `${x}%`, x2: `${x}%`, y2: `${ownY}%` },
      ring: { cx: `${x}%`, cy: `${ownY}%` },
      flag: { x: `${x}%` },
      own: { y: `${ownY}%` },
    },
    words: {
      bill: formatSum(rentYearlyEur),
      total: formatSum(rentEur),
      month: locale.words.fromMonth.replace('…', `${month}${ordinalOf(month, locale)}`),
    },
  };
}

/** To a hundredth: more digits are less than a pixel, and do not compress. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
