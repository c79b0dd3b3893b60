import type { ReactNode } from 'react';

/** What is folded under a question or a title that reads as a link, on every screen. */
export function FoldedAnswer({
  question,
  className,
  children,
}: {
  question: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 items-center text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
        {question}
      </summary>
      {children}
    </details>
  );
}
