import type { ReactNode } from 'react';
import type { Accent } from '#generated/types.ts';
import { accentOf } from './class-names.ts';

/** A short tag in mono capitals, in a thin rule: never a filled card. `accent` is that of the place; a past event has none. */
export function Badge({ tone = 'quiet', children }: { tone?: Accent | 'accent' | undefined; children: ReactNode }) {
  const colours =
    tone === 'quiet'
      ? 'border-line-strong text-quiet'
      : `border-accent/50 text-accent ${tone === 'accent' ? 'in-data-past:border-line-strong in-data-past:text-quiet' : accentOf(tone)}`;
  return <span className={`inline-flex items-center rounded-sm border px-2 py-1 label ${colours}`}>{children}</span>;
}

interface Props {
  fill: 'full' | 'half' | 'empty';
  label?: string;
  className?: string;
}

/**
 * A square that is full, half full or empty.
 * @param props.label the word that it stands for, where none stands beside it
 */
export function FillMark({ fill, label, className = 'size-3.5' }: Props) {
  const aria = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 14 14" className={`shrink-0 ${className}`} {...aria}>
      {fill === 'half' && <path d="M1 13V1L13 13z" className="fill-accent" />}
      <path d="M1 1h12v12H1z" className={`stroke-accent ${fill === 'full' ? 'fill-accent' : 'fill-none'}`} />
    </svg>
  );
}

/** Who leads a step or a task: the provider, both teams, or the client. */
type Lead = 'us' | 'both' | 'you';

const fills = { us: 'full', both: 'half', you: 'empty' } as const;

/** A square that is full (us), half full (both) or empty (you). Decorative: the word always stands beside it. */
export function LeadMark({ lead, className }: { lead: Lead; className?: string }) {
  return <FillMark fill={fills[lead]} {...(className !== undefined && { className })} />;
}

/** A cable that ends in a plug. `className` says how long it is, and whether it is there: `flex`. */
export function Plug({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`items-center ${className}`}>
      <span className="h-px grow bg-accent" />
      <span className="size-1.5 rounded-full bg-accent" />
    </span>
  );
}
