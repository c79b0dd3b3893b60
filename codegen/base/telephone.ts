import { createRequire } from 'node:module';
import type { CountryCode, parsePhoneNumberFromString, PhoneNumber } from 'libphonenumber-js/max';

const load = createRequire(import.meta.url);

interface Library {
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
}

/** The numbers of the French departments overseas begin at home as those of the mainland do: 02 62 in Réunion. */
const overseas: readonly string[] = ['RE', 'GP', 'GF', 'MQ', 'YT'];

/** True of a country with the French numbering plan, whose numbers are written in pairs. */
export function isFrenchPlan(country: string): boolean {
  return country === 'FR' || overseas.includes(country);
}

/** The number that makes up the whole text, as dialled in a country; `undefined` where no number has this form. */
export function telephoneOf(text: string, country: string): PhoneNumber | undefined {
  // Loaded at the first number: the plans of all countries are large.
  const { parsePhoneNumberFromString: parse } = load('libphonenumber-js/max') as Library;
  const numberIn = (one: string) => {
    const number = parse(text, { defaultCountry: one as CountryCode, extract: false });
    return number?.isValid() === true ? number : undefined;
  };
  if (!isFrenchPlan(country)) return numberIn(country);
  // Other kinds (08 00) are the same on the mainland.
  const isOfPlace = (number: PhoneNumber) => ['FIXED_LINE', 'MOBILE'].includes(number.getType() ?? '');
  return overseas.flatMap((one) => numberIn(one) ?? []).find(isOfPlace) ?? numberIn('FR');
}
