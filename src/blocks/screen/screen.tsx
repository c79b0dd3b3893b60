import type { ScreenBlock } from '#generated/types.ts';
import { ScreenFigure } from '../../ui/screen/screen-figure.tsx';

/** The screen of a software as a section of its own. */
export function Screen({ screen }: ScreenBlock) {
  return <ScreenFigure screen={screen} />;
}
