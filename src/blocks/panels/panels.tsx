import { placeholder } from '../../shared/placeholder.ts';
import type { DetailLine, Panel as PanelData, PanelsBlock } from '#generated/types.ts';
import { Linked } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { Rank, TextList } from '../../ui/lists.tsx';
import { Badge, LeadMark } from '../../ui/marks.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { twoDigits } from '../../ui/typography.ts';
import { figured, framed, type PanelLook, sheet } from './panel-looks.ts';

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

interface Props {
  panel: PanelData;
  level: 2 | 3;
  look: PanelLook;
  /** The classes of its place among the others. */
  place?: string;
}

/** A value that the owner still has to write (`[à compléter : …]`) is not shown in a panel: the legal pages show its place. */
const isFilledIn = ({ value }: DetailLine) => value?.replace(placeholder, '') !== '';

/** A panel: its heading, of rank `level`, and its contents, each in its place. */
function Panel({ panel, level, look, place = '' }: Props) {
  const { heading, lead, pairs, lines, numbered, note } = panel;
  const Heading = `h${level}` as const;
  return (
    <div className={`${look.panel} ${place}`}>
      <Heading className={look.heading}>
        {lead !== undefined && <LeadMark lead={lead} className="size-4" />}
        {heading}
      </Heading>
      <PairList
        pairs={pairs?.filter(isFilledIn)}
        className={look.pairs}
        row={look.pair}
        label={look.label}
        value={look.value}
      />
      {lines !== undefined && <TextList items={lines} className={look.lines} line={look.line} />}
      {numbered !== undefined && (
        <ol className={look.numbered}>
          {numbered.map((line, index) => (
            <li key={line} className={`flex gap-5 ${look.number}`}>
              <Rank className="text-small leading-[1.75] text-accent">{twoDigits(index + 1)}</Rank>
              {line}
            </li>
          ))}
        </ol>
      )}
      <PanelTools panel={panel} level={level} look={look} />
      {note !== undefined && <p className={look.note}>{note}</p>}
    </div>
  );
}

/** The tools of a panel side by side, in a panel whose heading is of rank `level`. Nothing when it has none. */
function PanelTools({ panel: { tools, badge: shared }, level, look }: Omit<Props, 'place'>) {
  if (tools === undefined) return null;
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <ul
      className={`grid gap-px *:[box-shadow:0_0_0_1px_var(--color-line)] ${balancedColumns(tools.length, { md: 3 })} ${look.tools ?? ''}`}
    >
      {tools.map(({ badge = shared, ...tool }) => (
        <li key={tool.name} className="bg-ink px-5 py-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:max-lg:grid">
            <Heading className="text-h3">
              <Linked href={tool.href}>{tool.name}</Linked>
            </Heading>
            {badge !== undefined && (
              <p>
                <Badge tone="mint">{badge}</Badge>
              </p>
            )}
          </div>
          <p className="mt-2 text-small">{tool.description}</p>
        </li>
      ))}
    </ul>
  );
}
