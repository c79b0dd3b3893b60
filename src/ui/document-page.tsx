import type { ReactNode } from 'react';
import { twoDigits } from './typography.ts';

/** A section of a document page: its anchor, and its title in the index. */
export interface DocumentEntry {
  id: string;
  title: string;
}

interface HeaderProps {
  label: string;
  heading: string;
  intro: string;
  /** When it was last changed, or whom it binds: one quiet line. */
  note?: ReactNode;
}

/** The heading of such a text, over the whole measure. */
export function DocumentHeader({ label, heading, intro, note }: HeaderProps) {
  return (
    <header>
      <p className="mb-6 label text-quiet">{label}</p>
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-6 max-w-prose text-lead">{intro}</p>
      {note !== undefined && <p className="mt-4 text-small text-quiet">{note}</p>}
    </header>
  );
}

interface Props extends HeaderProps {
  indexLabel: string;
  entries: readonly DocumentEntry[];
  children: ReactNode;
}

/**
 * A text to look things up in: heading over the whole measure, then the numbered index on the left three columns, which
 * stays in sight on wide screens, and the sections on the right eight. Printed, the sections alone.
 */
export function DocumentPage({ indexLabel, entries, children, ...header }: Props) {
  return (
    <div className="wrap pt-hero pb-section">
      <DocumentHeader {...header} />
      <div className="mt-14 grid gap-x-8 gap-y-12 border-t border-line-strong pt-8 lg:grid-cols-12">
        <nav aria-label={indexLabel} className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
          <p className="label text-quiet">{indexLabel}</p>
          <ol className="link-list mt-3 sm:columns-2 lg:columns-1">
            {entries.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="gap-3">
                  <Number index={index} />
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">{children}</div>
      </div>
    </div>
  );
}

/** One numbered section under its rule. The first has none above it: the page's own is there. */
export function DocumentSection({
  id,
  index,
  title,
  children,
}: DocumentEntry & { index: number; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className="not-first:mt-12 not-first:border-t not-first:border-line-strong not-first:pt-8"
    >
      <h2 id={`${id}-titre`} className="flex items-baseline gap-4 text-[1.5rem] leading-tight">
        <Number index={index} />
        {title}
      </h2>
      {children}
    </section>
  );
}

function Number({ index }: { index: number }) {
  return (
    <span aria-hidden="true" className="font-mono text-small font-normal text-quiet">
      {twoDigits(index + 1)}
    </span>
  );
}
