import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { SectorNavBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Every sector by name, the current one marked, and the overview. */
export function SectorNav({ label, sector, overview }: SectorNavBlock) {
  const labelId = useId();
  const { sectors } = useSite().tables;
  return (
    <nav aria-labelledby={labelId} className="border-t border-line py-10 print:hidden">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p id={labelId} className="label text-quiet">
            {label}
          </p>
          <ActionLink action={overview} style="tertiary" />
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-8 border-t border-line md:grid-cols-4">
          {sectors.map((row) => (
            <li key={row.id} className="border-b border-line">
              <a
                href={row.path}
                aria-current={row.id === sector ? 'page' : undefined}
                className="flex min-h-12 items-center gap-3 text-small hover:text-strong aria-[current=page]:text-amber"
              >
                <Icon name={row.icon} className="size-5 text-amber" />
                {row.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
