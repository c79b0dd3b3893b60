import { locale } from '#generated/locale.ts';
import { currencySign, formatNumber, withUnit } from '../../shared/numbers.ts';

/** A range of euros in short form: `500000, 3000000` → `500 k€ à 3 M€`. */
export function formatRange(fromEur: number, toEur: number): string {
  return `${short(fromEur)} ${locale.words.rangeTo} ${short(toEur)}`;
}

function short(euros: number): string {
  const [amount, word] =
    euros >= 1_000_000 ? [euros / 1_000_000, locale.words.million] : [euros / 1_000, locale.words.thousand];
  return withUnit(formatNumber(amount, locale), word + currencySign(locale), locale);
}
