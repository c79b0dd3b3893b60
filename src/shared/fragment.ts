/** Words as an id that a visitor sees after the `#` of an address: « Aller au menu » is `aller-au-menu`. */
export function fragmentOf(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}
