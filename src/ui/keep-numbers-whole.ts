/** No line break inside a telephone number: the spaces between its pairs of digits become no-break spaces. */
export function keepNumbersWhole(text: string): string {
  return text.replaceAll(/(?<=\b\d\d) (?=\d\d\b)/g, '\u00A0');
}
