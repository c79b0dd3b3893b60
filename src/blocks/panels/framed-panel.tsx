import type { Panel } from '#generated/types.ts';
import { LeadMark } from '../../ui/lead-mark.tsx';
import type { PanelSpan } from './panel-spans.ts';
import { NumberedLines } from './numbered-lines.tsx';
import { PanelPairs } from './panel-pairs.tsx';
import { PanelTools } from './panel-tools.tsx';

const widths: Readonly<Record<PanelSpan, string>> = {
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  12: 'lg:col-span-12',
};

/** Panels fade in one after another, the first after half a second. */
const delays = ['[--panel-delay:.5s]', '[--panel-delay:.6s]', '[--panel-delay:.7s]', '[--panel-delay:.8s]'];

/** A panel in a frame of its own, with its heading in a bar. */
export function FramedPanel({
  panel,
  level,
  place,
  span,
}: {
  panel: Panel;
  level: 2 | 3;
  place: number;
  span: PanelSpan;
}) {
  const { heading, lead, pairs, lines, numbered, tools, badge, note } = panel;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={`panel-in self-start overflow-hidden rounded-lg border border-line-strong bg-ink lg:self-stretch ${widths[span]} ${delays[place % delays.length]}`}
    >
      <Heading className="flex items-center gap-3 border-b border-line-strong bg-inset px-5 py-3.5 text-lead">
        {lead !== undefined && <LeadMark lead={lead} className="size-4" />}
        {heading}
      </Heading>
      {pairs !== undefined && <PanelPairs pairs={pairs} />}
      {lines !== undefined && (
        <ul>
          {lines.map((line) => (
            <li key={line} className="border-t border-line px-5 py-4 first:border-t-0">
              {line}
            </li>
          ))}
        </ul>
      )}
      {numbered !== undefined && (
        <NumberedLines lines={numbered} line="border-t border-line px-5 py-4 first:border-t-0" />
      )}
      {tools !== undefined && <PanelTools tools={tools} badge={badge} level={level} />}
      {note !== undefined && <p className="border-t border-line px-5 py-4 text-small">{note}</p>}
    </div>
  );
}
