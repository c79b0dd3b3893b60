import type { Panel as PanelData, PanelsBlock } from '#generated/types.ts';
import { figured, framed, sheet } from './panel-looks.ts';
import { Panel } from './panel.tsx';

/** The longest value that is read as a figure, in characters: « 10 000+ », « 6 à 12 ». */
const longestFigure = 8;

/** Panels fade in one after another, the first after half a second. */
const delays = ['[--panel-delay:.5s]', '[--panel-delay:.6s]', '[--panel-delay:.7s]', '[--panel-delay:.8s]'];

/** Panels two to a line; where the section has no heading, theirs are of its rank (h2). */
export function Panels({ look = 'framed', heading, panels }: PanelsBlock) {
  const isSheet = look === 'sheet';
  return (
    <div className={isSheet ? 'ruled-sheet md:grid-cols-2' : 'grid flex-wrap gap-8 lg:flex'}>
      {panels.map((panel, index) => (
        <Panel
          key={panel.heading}
          panel={panel}
          level={heading === undefined ? 2 : 3}
          look={isSheet ? sheet : hasFigures(panel) ? figured : framed}
          place={isSheet ? cellOf(panels, index) : `grow ${widthOf(panel)} ${delays[index % delays.length]}`}
        />
      ))}
    </div>
  );
}

/** In a sheet of two columns, a last panel without a neighbour takes both. */
function cellOf({ length }: readonly PanelData[], index: number): string {
  return index % 2 === 0 && index === length - 1 ? 'md:col-span-2' : '';
}

function hasFigures({ pairs = [] }: PanelData): boolean {
  return pairs.every(({ value }) => value !== undefined && value.length <= longestFigure);
}

/** Tools take the whole measure, as does a panel left alone; otherwise two share a line, on which pairs have more of it than lines. */
function widthOf({ tools, pairs }: PanelData): string {
  if (tools !== undefined) return 'w-full';
  return pairs === undefined ? 'basis-[34%]' : 'basis-[34%] grow-4';
}
