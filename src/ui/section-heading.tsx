import type { ReactNode } from 'react';

/** A section's label, heading (h2) and introduction, set on the left two thirds. */
export function SectionHeading({
  id,
  label,
  heading,
  children,
}: {
  id?: string | undefined;
  label?: string | undefined;
  heading: string;
  children?: ReactNode;
}) {
  return (
    <header className="mb-10 max-w-3xl md:mb-14">
      {label !== undefined && <p className="mb-4 label text-quiet">{label}</p>}
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      {children !== undefined && <p className="mt-5 max-w-prose text-lead text-body">{children}</p>}
    </header>
  );
}
