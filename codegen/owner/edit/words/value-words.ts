import { aroundDifference, cut } from '../../../../src/shared/difference.ts';
import { asTyped } from '../../../../src/shared/locale.ts';
import { formatFigure } from '../../../model/locale/figure.ts';
import { isObject, scalarsIn, type Json } from '../../../base/json.ts';
import { ownName } from '../../../base/names.ts';

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
