import type { ReactNode } from 'react';

/** A framed panel of the data sheet with its heading (h2) in a bar. It fades in as one piece, after `--panel-delay`. */
export function Panel({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <div className={`panel-in overflow-hidden rounded-lg border border-line-strong bg-ink ${className}`}>
      <h2 className="border-b border-line-strong bg-inset px-5 py-3.5 text-lead">{heading}</h2>
      {children}
    </div>
  );
}
