import type { Panel } from '#generated/types.ts';
import { LeadMark } from '../../ui/lead-mark.tsx';
import { NumberedLines } from './numbered-lines.tsx';
import { PanelTools } from './panel-tools.tsx';

/** A panel as one cell of a ruled sheet. */
export function SheetPanel({ panel, level }: { panel: Panel; level: 2 | 3 }) {
  const { heading, lead, pairs, lines, numbered, tools, badge, note } = panel;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="p-6 sm:p-8">
      <Heading className="flex items-center gap-3 text-h3">
        {lead !== undefined && <LeadMark lead={lead} className="size-4" />}
        {heading}
      </Heading>
      {pairs !== undefined && (
        <dl className="mt-5 border-b border-line">
          {pairs.map(({ label, value }) => (
            <div key={label} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-2">
              <dt className="text-strong">{label}</dt>
              <dd className="text-small sm:pt-0.5 sm:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines !== undefined && (
        <ul className="dashes mt-6 gap-3">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {numbered !== undefined && <NumberedLines lines={numbered} className="mt-6" line="py-1.5" />}
      {tools !== undefined && (
        <div className="mt-6">
          <PanelTools tools={tools} badge={badge} level={level} />
        </div>
      )}
      {note !== undefined && <p className="mt-5 text-small">{note}</p>}
    </div>
  );
}
