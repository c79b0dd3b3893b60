import { useId } from 'react';
import type { SiblingsBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { twoDigits } from '../../ui/two-digits.ts';

/** The table of contents of the family; the current page is marked and not a link. */
export function NumberedSiblings({ label, rows, current, overview }: SiblingsBlock) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="border-t border-line py-14">
      <div className="wrap grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h2 id={headingId} className="text-lead">
            {label}
          </h2>
          {overview !== undefined && (
            <div className="mt-3">
              <ActionLink action={overview} style="tertiary" />
            </div>
          )}
        </div>
        <ol className="gap-x-8 sm:columns-2 lg:col-span-9 lg:columns-3">
          {rows.map(({ id, href, name }, index) => (
            <li key={href} className="flex break-inside-avoid gap-3 border-b border-line text-small">
              <span aria-hidden="true" className="py-2 font-mono text-quiet">
                {twoDigits(index + 1)}
              </span>
              {id === current ? (
                <span aria-current="page" className="py-2 font-medium text-accent">
                  {name}
                </span>
              ) : (
                <a
                  href={href}
                  className="flex-1 py-2 text-body underline decoration-transparent underline-offset-4 hover:text-strong hover:decoration-accent"
                >
                  {name}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
