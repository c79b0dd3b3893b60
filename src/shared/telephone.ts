/** Calling codes of countries whose numbers begin at home with a 0 that is not dialled from abroad. */
const callingCodes: Readonly<Record<string, string>> = {
  AL: '355',
  AT: '43',
  AU: '61',
  BA: '387',
  BE: '32',
  BG: '359',
  CH: '41',
  DE: '49',
  DZ: '213',
  FI: '358',
  FR: '33',
  GB: '44',
  GF: '594',
  GP: '590',
  HR: '385',
  IE: '353',
  IL: '972',
  IN: '91',
  JP: '81',
  MA: '212',
  MD: '373',
  ME: '382',
  MG: '261',
  MK: '389',
  MQ: '596',
  NL: '31',
  NZ: '64',
  RE: '262',
  RO: '40',
  RS: '381',
  SE: '46',
  SI: '386',
  SK: '421',
  TR: '90',
  UA: '380',
  YT: '262',
  ZA: '27',
};

/** The calling code under which a number that begins with 0 is dialled from abroad (`33` for `FR`); nothing where there is none. */
export function callingCodeOf(country: string): string | undefined {
  return callingCodes[country];
}

/**
 * The calling codes of the French departments overseas, whose numbers begin at home as those of the mainland do: 02 62 in Réunion.
 * Source: national numbering plan (Arcep, decision 2022-1583).
 */
const overseas: readonly (readonly [RegExp, callingCode: string])[] = [
  [/^0(?:262|263|269|639|692|693)/, '262'],
  [/^0(?:590|690|691)/, '590'],
  [/^0(?:594|694)/, '594'],
  [/^0(?:596|696|697)/, '596'],
];

/** Are the numbers of a calling code those of the French plan, on the mainland or overseas? */
export function isFrenchPlan(callingCode: string | undefined): boolean {
  return callingCode === '33' || overseas.some(([, code]) => code === callingCode);
}

/** How a number is dialled: « 01 99 00 12 12 » as `+33199001212` where the code is `33`; as it is written where there is no code. */
export function dialledNumber(phone: string, callingCode: string | undefined): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits}`;
  if (callingCode === undefined || !digits.startsWith('0')) return digits;
  const [, code = '33'] = isFrenchPlan(callingCode)
    ? (overseas.find(([begin]) => begin.test(digits)) ?? [])
    : [undefined, callingCode];
  return `+${code}${digits.slice(1)}`;
}
