const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/**
 * A whole number from 0 to 99 in French words, masculine; `undefined` for others. `21` → « vingt et un », `80` → « quatre-vingts ».
 * Source: the usage before the spelling reform of 1990, hyphens within tens only.
 */
export function numberWords(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
  if (value < 20) return small[value];
  const ten = Math.floor(value / 10);
  const name = tens[ten] ?? '';
  const rest = value - 10 * (ten === 7 || ten === 9 ? ten - 1 : ten);
  if (rest === 0) return ten === 8 ? `${name}s` : name;
  // « vingt et un » to « soixante et onze », but « quatre-vingt-un », « quatre-vingt-onze ».
  const joined = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-';
  return `${name}${joined}${small[rest] ?? ''}`;
}
