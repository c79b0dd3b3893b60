import type { Figure } from '#generated/types.ts';
import { FigureLabel, FigureValue } from '../ui/figures.tsx';

/** The figure that a section is about, in display size and in its accent, with its label below. */
export function FrameFigure({
  figure,
  place,
  isGiant = false,
}: {
  figure: Figure;
  /** Classes that place it beside the heading. */
  place: string;
  /** As wide as half the page. */
  isGiant?: boolean;
}) {
  const size = isGiant ? '-ml-[0.06em] text-[clamp(6rem,19vw,15rem)] leading-[0.8]' : '';
  return (
    <p className={place}>
      <span className={`figure-xl block whitespace-nowrap text-accent ${size}`}>
        <FigureValue figure={figure} isPlain />
      </span>
      <span className={`block text-small text-quiet ${isGiant ? 'mt-6' : 'mt-4'}`}>
        <FigureLabel figure={figure} />
      </span>
    </p>
  );
}
