import type { ReactNode } from 'react';
import { Rank } from './lists.tsx';
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

/** The heading of such a text. */
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
 * A text to look things up in: on the left three columns the numbered index, which stays in sight on wide screens, on the right eight the
 * heading and the sections, with one left edge. Printed without the index.
 */
export function DocumentPage({ indexLabel, entries, children, ...header }: Props) {
  return (
    <div className="wrap grid gap-x-8 gap-y-12 pt-hero pb-section lg:grid-cols-12">
      <div className="lg:col-span-8 lg:col-start-5">
        <DocumentHeader {...header} />
      </div>
      <nav
        aria-label={indexLabel}
        className="lg:sticky lg:top-28 lg:col-span-3 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
      >
        <p className="label text-quiet">{indexLabel}</p>
        <ol className="link-list mt-3 grid gap-x-8 border-t border-line-strong pt-3 sm:grid-cols-2 lg:grid-cols-1">
          {entries.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="gap-3">
                <Rank className="text-small font-normal text-quiet">{twoDigits(index + 1)}</Rank>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-span-8 lg:col-start-5">{children}</div>
    </div>
  );
}

/** One numbered section under its rule. */
export function DocumentSection({
  id,
  index,
  title,
  children,
}: DocumentEntry & { index: number; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="border-t border-line-strong pt-8 not-first:mt-12">
      <h2 id={`${id}-titre`} className="flex items-baseline gap-4 text-[1.5rem] leading-tight">
        <Rank className="text-small font-normal text-quiet">{twoDigits(index + 1)}</Rank>
        {title}
      </h2>
      {children}
    </section>
  );
}
