import { wrapWords } from '../../ui/typography.ts';

/** Sizes in pixels, the largest first: the title takes the first at which two lines hold it, neither much shorter than the other. */
const sizes = [88, 74, 66, 56];
/** Where there is none: three lines. */
const threeLines = 62;
/** Width of the column, and that of a character of the display face, on average, as a part of its size. */
const columnWidth = 800;
const characterWidth = 0.5;

/** Boxes one below the other. */
export const column = { display: 'flex', flexDirection: 'column' } as const;

/** A title (90 characters at most) in lines of like length: satori balances none, and breaks after any hyphen. */
export function titleLines(title: string) {
  const fits = (fontSize: number) => Math.floor(columnWidth / (characterWidth * fontSize));
  const fontSize = sizes.find((size) => holds(balanceLines(title, fits(size)))) ?? threeLines;
  return (
    <div
      style={{
        ...column,
        fontFamily: 'display',
        fontSize,
        lineHeight: 1.08,
        letterSpacing: '-0.03em',
        whiteSpace: 'nowrap',
      }}
    >
      {balanceLines(title, fits(fontSize)).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

function holds(lines: readonly string[]): boolean {
  const lengths = lines.map((line) => line.length);
  return lines.length <= 2 && Math.min(...lengths) >= Math.max(...lengths) / 2;
}

/**
 * Breaks a text between words into the fewest lines of at most `longest` characters, and among these as evenly as it goes.
 * A word that is longer stands alone on its line. `('Contacter un spécialiste', 19)` → `['Contacter un', 'spécialiste']`.
 */
export function balanceLines(text: string, longest: number): string[] {
  const fewest = wrapWords(text, longest);
  for (let width = Math.ceil(text.length / fewest.length); width < longest; width++) {
    const lines = wrapWords(text, width);
    if (lines.length === fewest.length && lines.every((line) => line.length <= longest)) return lines;
  }
  return fewest;
}
