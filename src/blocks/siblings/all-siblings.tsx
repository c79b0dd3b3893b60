import { useId } from 'react';
import type { SiblingsBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Every page by name, the current one marked, and the overview. */
export function AllSiblings({ label, rows, current, overview }: SiblingsBlock) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className="border-t border-line py-10 print:hidden">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p id={labelId} className="label text-quiet">
            {label}
          </p>
          {overview !== undefined && <ActionLink action={overview} style="tertiary" />}
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-8 border-t border-line md:grid-cols-4">
          {rows.map(({ id, name, href, icon }) => (
            <li key={href} className="border-b border-line">
              <a
                href={href}
                aria-current={id === current ? 'page' : undefined}
                className="flex min-h-12 items-center gap-3 text-small hover:text-strong aria-[current=page]:text-accent"
              >
                {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
