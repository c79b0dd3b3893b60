import { hoursSentence, type OpeningTimes } from '../../../src/shared/opening-hours.ts';
import { addressLine, type PostalAddress } from '../../../src/shared/postal-address.ts';
import { isObject, objectsIn, type Json } from '../../base/json.ts';
import type { SpecLocale } from './spec-locale.ts';

/** The words of a postal address or of opening hours inside a text; `undefined` for any other value, and for one that its schema refuses. */
export function dataText(value: Json, locale: SpecLocale): string | undefined {
  if (isPostalAddress(value)) return addressLine(value, locale);
  const lines: unknown[] = objectsIn(value);
  return Array.isArray(value) && value.length > 0 && lines.length === value.length && lines.every(isOpeningTimes)
    ? hoursSentence(lines, { locale, words: locale.words })
    : undefined;
}

function isPostalAddress(value: unknown): value is PostalAddress {
  return isObject(value) && typeof value.streetAddress === 'string' && typeof value.addressLocality === 'string';
}

function isOpeningTimes(value: unknown): value is OpeningTimes {
  return isObject(value) && Array.isArray(value.days) && Array.isArray(value.hours);
}
