import type { Sheet } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';

/** Where each file is on the page: what it is about, and its name. */
export function FilesIndex({ rows, label }: { rows: readonly Sheet[]; label: string | undefined }) {
  const anchored = rows.filter(({ id }) => id !== undefined);
  return (
    <nav aria-label={label}>
      <ul className={`ruled-sheet ${balancedColumns(anchored.length, { sm: 2, lg: 4 })}`}>
        {anchored.map(({ id, name, label: about = name, icon }) => (
          <li key={id} className="bg-ink">
            <a href={`#${id}`} className="group flex h-full items-start gap-4 p-5">
              {icon !== undefined && <Icon name={icon} className="mt-0.5 size-5 text-accent" />}
              <span>
                <span className="block font-medium text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-accent">
                  {about}
                </span>
                {about !== name && <span className="block text-small text-quiet">{name}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
