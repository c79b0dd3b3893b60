import type { ReactNode } from 'react';

/**
 * What is folded under a line on a telephone, and laid out as if it were not there on wider screens and on paper (`.fold` in base.css).
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
