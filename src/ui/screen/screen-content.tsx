import type { Screen, StepsCopy } from '#generated/types.ts';
import { CanvasContent } from './canvas-content.tsx';
import { ConversationContent } from './conversation-content.tsx';
import { GraphContent } from './graph-content.tsx';
import { ResultsContent } from './results-content.tsx';
import { TerminalContent } from './terminal-content.tsx';
import { TraceContent } from './trace-content.tsx';

/** What a window shows, by its kind. */
export function ScreenContent({
  screen,
  plays,
  copy,
}: {
  screen: Screen;
  plays: boolean;
  copy: StepsCopy | undefined;
}) {
  switch (screen.kind) {
    case 'conversation':
      return <ConversationContent {...screen} plays={plays} />;
    case 'canvas':
      return <CanvasContent {...screen} />;
    case 'trace':
      return <TraceContent {...screen} />;
    case 'graph':
      return <GraphContent {...screen} />;
    case 'terminal':
      return <TerminalContent {...screen} copy={copy} />;
    case 'results':
      return <ResultsContent {...screen} />;
    default:
      return screen satisfies never;
  }
}
