import type { ReactNode } from 'react';

/**
 * Content folded under a line on a telephone, and laid out without it on wider screens and on paper (`.fold` in base.css).
 * Searches in the page and links to a part of it open it.
 */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface Props {
  question: string;
  className: string;
  children: ReactNode;
}

/** Content folded under a question or a title that reads as a link, on every screen. */
export function FoldedAnswer({ question, className, children }: Props) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 items-center text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
        {question}
      </summary>
      {children}
    </details>
  );
}
