import { locale } from '#generated/locale.ts';
import type { Screen, StepsCopy } from '#generated/types.ts';
import { ScreenContent } from './screen-content.tsx';

interface Props {
  screen: Screen;
  /** Its parts appear one after the other once it is in view. They are all there without animation. */
  plays?: boolean;
  className?: string;
  /** Words of the buttons that copy the commands of a terminal, where a script starts them. */
  copy?: StepsCopy | undefined;
}

/** The screen of a software, drawn from its rows: a window with its bar, and a caption that says that it is a reconstruction. */
export function ScreenFigure({ screen, plays = false, className = '', copy }: Props) {
  const { app, view, caption } = screen;
  return (
    <figure className={className}>
      <div className="overflow-clip rounded-lg border border-line-strong bg-ink">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-line-strong bg-inset px-4 py-2.5 font-mono text-small text-quiet">
          <span className="font-medium text-strong">{app}</span>
          {view}
        </p>
        <ScreenContent screen={screen} plays={plays} copy={copy} />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 text-small text-quiet">
        <span className="label">{locale.words.screen}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
