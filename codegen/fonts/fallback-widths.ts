/** Characters that have the same advance, in units of 2,048 to the em. */
type Widths = Readonly<Record<number, string>>;

/**
 * Advances of the local fonts: Arial and Courier New, whose widths Liberation Sans and Liberation Mono share by design.
 * Source: table hmtx of Liberation 2.1.
 */
const widths: Readonly<Record<'sans' | 'sans-bold' | 'mono', Widths>> = {
  sans: {
    391: "'",
    455: 'ijl',
    569: ' ft.,:I',
    682: 'r-()',
    1024: 'cksvxyzJ',
    1139: 'abdeghnopqu0123456789L',
    1251: 'FTZ',
    1366: 'ABEKPSVXY',
    1479: 'wCDHNRU',
    1593: 'GOQ',
    1706: 'mM',
    1933: 'W',
  },
  'sans-bold': {
    487: "'",
    569: 'ijl .,I',
    682: 'ft:-()',
    797: 'r',
    1024: 'z',
    1139: 'aceksvxyJ0123456789',
    1251: 'bdghnopquFLTZ',
    1366: 'EPSVXY',
    1479: 'ABCDHKNRU',
    1593: 'wGOQ',
    1706: 'M',
    1821: 'm',
    1933: 'W',
  },
  mono: {
    1229: " ',-.:()0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  },
};

const unitsPerEm = 2048;

/** The advance of a character in a local font, in em. Accents do not change it. */
export function fallbackAdvance(font: keyof typeof widths, character: string): number {
  const [letter = ''] = character.normalize('NFD');
  const found = Object.entries(widths[font]).find(([, characters]) => characters.includes(letter));
  if (found === undefined) throw new Error(`No width of « ${character} » in ${font}`);
  return Number(found[0]) / unitsPerEm;
}
