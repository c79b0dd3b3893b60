import type { DetailLine, Panel as PanelData } from '#generated/types.ts';
import { Badge, LeadMark } from '../../ui/marks.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { TextList } from '../../ui/lists.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { placeholder } from '../../shared/placeholder.ts';
import { Linked } from '../../ui/action-link.tsx';
import { twoDigits } from '../../ui/typography.ts';
import type { PanelLook } from './panel-looks.ts';

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
export function Panel({ panel, level, look, place = '' }: Props) {
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
              <span aria-hidden="true" className="font-mono text-small leading-[1.75] text-accent">
                {twoDigits(index + 1)}
              </span>
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
