import { locale } from '#generated/locale.ts';
import { currencySign, formatNumber } from '../../shared/numbers.ts';

/** A range of euros in the short form of the requirements: `500000, 3000000` → `500K-3M€`. */
export function formatRange(fromEur: number, toEur: number): string {
  return `${short(fromEur)}-${short(toEur)}${currencySign(locale)}`;
}

function short(euros: number): string {
  return euros >= 1_000_000
    ? `${formatNumber(euros / 1_000_000, locale)}${locale.words.million}`
    : `${formatNumber(euros / 1_000, locale)}${locale.words.thousand.toUpperCase()}`;
}
