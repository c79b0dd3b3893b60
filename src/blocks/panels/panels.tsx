import type { PanelsBlock } from '#generated/types.ts';
import { FramedPanel } from './framed-panel.tsx';
import { panelSpans } from './panel-spans.ts';
import { SheetPanel } from './sheet-panel.tsx';

/** Panels two to a line; where the section has no heading, theirs are of its rank (h2). */
export function Panels({ look = 'framed', heading, panels }: PanelsBlock) {
  const level = heading === undefined ? 2 : 3;
  if (look === 'sheet')
    return (
      <div className="ruled-sheet md:grid-cols-2">
        {panels.map((panel) => (
          <SheetPanel key={panel.heading} panel={panel} level={level} />
        ))}
      </div>
    );
  const spans = panelSpans(panels);
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      {panels.map((panel, index) => (
        <FramedPanel key={panel.heading} panel={panel} level={level} place={index} span={spans[index] ?? 12} />
      ))}
    </div>
  );
}
