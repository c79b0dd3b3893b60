import type { FreeAudit } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';

/** The audit on offer: what it is worth, what it hands over, and how to ask for it. */
export function FreeAuditBox({ audit: { heading, figure, text, points, action } }: { audit: FreeAudit }) {
  return (
    <div className="rounded-lg border border-line-strong bg-raised p-6 sm:p-8">
      <h3 className="text-h3">{heading}</h3>
      <dl className="mt-6">
        <FigureCell figure={figure} accent />
      </dl>
      <p className="mt-6 text-small">{text}</p>
      <ul className="mt-5 border-b border-line text-small">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-3 text-strong">
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <ActionLink action={action} />
      </div>
    </div>
  );
}
