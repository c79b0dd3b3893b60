/** Who leads a step or a task: the provider, both teams, or the client. */
export type Lead = 'us' | 'both' | 'you';

/** A square that is full (us), half full (both) or empty (you). Decorative: the word always stands beside it. */
export function LeadMark({ lead, className = 'size-3.5' }: { lead: Lead; className?: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className={`shrink-0 ${className}`}>
      {lead !== 'you' && <path d={lead === 'us' ? 'M1 1h12v12H1z' : 'M1 13V1L13 13z'} className="fill-accent" />}
      <path d="M1 1h12v12H1z" className="fill-none stroke-accent" />
    </svg>
  );
}
