import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { UseCaseIndexBlock } from '#generated/types.ts';

/** The table of contents of the family, numbered as in the table; the current page is marked and not a link. */
export function UseCaseIndex({ heading, useCase }: UseCaseIndexBlock) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="border-t border-line py-14">
      <div className="wrap grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 id={headingId} className="text-lead lg:col-span-3">
          {heading}
        </h2>
        <ol className="gap-x-8 sm:columns-2 lg:col-span-9 lg:columns-3">
          {useSite().tables.useCases.map(({ id, path, name }, index) => (
            <li key={id} className="flex break-inside-avoid gap-3 border-b border-line text-small">
              <span aria-hidden="true" className="py-2 font-mono text-quiet">
                {String(index + 1).padStart(2, '0')}
              </span>
              {id === useCase ? (
                <span aria-current="page" className="py-2 font-medium text-mint">
                  {name}
                </span>
              ) : (
                <a
                  href={path}
                  className="flex-1 py-2 text-body underline decoration-transparent underline-offset-4 hover:text-strong hover:decoration-mint"
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
