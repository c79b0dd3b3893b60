import { balanceLines } from './balance-lines.ts';

/** Sizes in pixels, the largest first: the title takes the first at which two lines hold it, neither much shorter than the other. */
const sizes = [88, 74, 66, 56];
/** Where there is none: three lines. */
const threeLines = 62;
/** Width of the column, and that of a character of the display face, on average, as a part of its size. */
const width = 800;
const characterWidth = 0.5;

/** A title (90 characters at most) in lines of like length: satori balances none, and breaks after any hyphen. */
export function titleLines(title: string) {
  const fits = (fontSize: number) => Math.floor(width / (characterWidth * fontSize));
  const fontSize = sizes.find((size) => holds(balanceLines(title, fits(size)))) ?? threeLines;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
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
