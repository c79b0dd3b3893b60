import { FillMark } from './fill-mark.tsx';

/** Who leads a step or a task: the provider, both teams, or the client. */
export type Lead = 'us' | 'both' | 'you';

const fills = { us: 'full', both: 'half', you: 'empty' } as const;

/** A square that is full (us), half full (both) or empty (you). Decorative: the word always stands beside it. */
export function LeadMark({ lead, className }: { lead: Lead; className?: string }) {
  return <FillMark fill={fills[lead]} {...(className !== undefined && { className })} />;
}
