import type { Panel as PanelData, PanelsBlock } from '#generated/types.ts';
import { figured, framed, sheet } from './panel-looks.ts';
import { Panel } from './panel.tsx';

/** The longest value that is read as a figure, in characters: « 10 000+ », « 6 à 12 ». */
const longestFigure = 8;

const widths: Readonly<Record<PanelSpan, string>> = {
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  12: 'lg:col-span-12',
};

/** Panels fade in one after another, the first after half a second. */
const delays = ['[--panel-delay:.5s]', '[--panel-delay:.6s]', '[--panel-delay:.7s]', '[--panel-delay:.8s]'];

/** Panels two to a line; where the section has no heading, theirs are of its rank (h2). */
export function Panels({ look = 'framed', heading, panels }: PanelsBlock) {
  const level = heading === undefined ? 2 : 3;
  if (look === 'sheet')
    return (
      <div className="ruled-sheet md:grid-cols-2">
        {panels.map((panel, index) => (
          <Panel
            key={panel.heading}
            panel={panel}
            level={level}
            look={sheet}
            place={index % 2 === 0 && index === panels.length - 1 ? 'md:col-span-2' : ''}
          />
        ))}
      </div>
    );
  const spans = panelSpans(panels);
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      {panels.map((panel, index) => (
        <Panel
          key={panel.heading}
          panel={panel}
          level={level}
          look={hasFigures(panel) ? figured : framed}
          place={`${widths[spans[index] ?? 12]} ${delays[index % delays.length]}`}
        />
      ))}
    </div>
  );
}

function hasFigures({ pairs = [] }: PanelData): boolean {
  return pairs.every(({ value }) => value !== undefined && value.length <= longestFigure);
}

/** Columns of twelve that a panel takes. */
type PanelSpan = 5 | 6 | 7 | 12;

/**
 * How wide each panel is: tools, and a panel left alone, over the whole measure; two on a line otherwise, pairs wider than lines.
 * Worked example: pairs, lines, tools → 7, 5, 12.
 */
function panelSpans(panels: readonly PanelData[]): PanelSpan[] {
  const spans: PanelSpan[] = [];
  for (let index = 0; index < panels.length; index += 1) {
    const [first, second] = [panels[index], panels[index + 1]];
    if (first === undefined || second === undefined || first.tools !== undefined || second.tools !== undefined) {
      spans.push(12);
      continue;
    }
    const [wide, other] = [first.pairs !== undefined, second.pairs !== undefined];
    spans.push(wide === other ? 6 : wide ? 7 : 5, wide === other ? 6 : other ? 7 : 5);
    index += 1;
  }
  return spans;
}
