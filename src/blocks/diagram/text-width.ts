/** Advances of letters in thousandths of the size, as Inter and its like have them; of all others `usual`. */
const advances: readonly (readonly [letters: RegExp, advance: number])[] = [
  [/[ ilj.,:;'’|!I]/u, 255],
  [/[\u00A0\u202Ftfr()/]/u, 335],
  [/[mwMW]/u, 870],
  [/[A-ZÀ-Þ]/u, 680],
  [/\d/u, 600],
];
const usual = 572;

/** Width of a text about as wide as it will be drawn: SVG text has none at build time. Within a twentieth for names. */
export function textWidth(text: string, size: number): number {
  const sum = Array.from(text, (letter) => advances.find(([letters]) => letters.test(letter))?.[1] ?? usual);
  return (sum.reduce((width, advance) => width + advance, 0) / 1000) * size;
}
