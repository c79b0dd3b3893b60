import type { ReactNode } from 'react';
import type { Question } from '#generated/types.ts';
import { Rank } from './lists.tsx';

/**
 * One section of a page, on the 1200 px measure.
 * `tone` sets the paper; a hairline separates it from the section above, unless it follows that one. A strip is a low section between two hairlines.
 */
export function Section({
  id,
  labelledBy,
  tone = 'ink',
  isFollowing = false,
  isStrip = false,
  className = '',
  children,
}: {
  id?: string | undefined;
  labelledBy?: string | undefined;
  tone?: 'ink' | 'raised' | 'inset' | undefined;
  isFollowing?: boolean | undefined;
  isStrip?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const paper = { ink: '', raised: 'bg-raised', inset: 'bg-inset' }[tone];
  const plain = isFollowing ? 'pb-section' : 'border-t border-line py-section';
  const edges = isStrip ? 'border-y border-line-strong' : plain;
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${edges} ${paper} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface FoldProps {
  /** The line that opens it; without one nothing is folded. */
  summary: ReactNode;
  /** On all screens, not on telephones alone. */
  isAlways?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Content folded under a line on a telephone, and laid out without it on wider screens and on paper (`.fold` in base.css).
 * Searches in the page and links to a part of it open it.
 */
export function Fold({ summary, isAlways = false, className = '', children }: FoldProps) {
  if (summary === undefined) return children;
  return (
    <details className={`fold ${isAlways ? 'printed' : ''} ${className}`.trim()}>
      <summary className="py-1">{summary}</summary>
      {children}
    </details>
  );
}

/** The line that unfolds a part, with its sign. Its `<details>` must be a `group`. */
export function Summary({ text, className }: { text: string; className: string }) {
  return (
    <summary
      className={`flex items-center justify-between gap-4 font-medium text-strong hover:text-amber ${className}`}
    >
      {text}
      <Rank className="text-quiet eases group-open:rotate-45">+</Rank>
    </summary>
  );
}

interface FoldedListProps {
  as?: 'ul' | 'ol';
  /** The line that opens the others; without it nothing is folded. */
  summary: string | undefined;
  className: string;
  /** How many items stay open. */
  open?: number;
  children: readonly ReactNode[];
}

/** A list of which a telephone shows the first items and folds the others; on wider screens and on paper it is one list. */
export function FoldedList({ as: List = 'ul', summary, className, open = 1, children }: FoldedListProps) {
  const [first, others] = [children.slice(0, open), children.slice(open)];
  if (summary === undefined || others.length === 0) return <List className={className}>{children}</List>;
  return (
    <div className={className}>
      <List className="list-part">{first}</List>
      <Fold summary={summary}>
        <List className="list-part">{others}</List>
      </Fold>
    </div>
  );
}

/** An answer folded under its question, which reads as a link, on every screen. Nothing without a question. */
export function FoldedAnswer({ question, className }: { question: Question | undefined; className: string }) {
  if (question === undefined) return null;
  return (
    <details className={`max-w-prose text-small ${className}`}>
      <summary className="inline-flex min-h-11 items-center text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
        {question.text}
      </summary>
      <p className="mt-1">{question.answer}</p>
    </details>
  );
}
