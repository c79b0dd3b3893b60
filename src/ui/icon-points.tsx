import type { IconName } from '#generated/icons.ts';
import { balancedColumns } from './class-names.ts';
import { Icon } from './icons.tsx';

interface IconPoint {
  icon?: IconName;
  title: string;
  description: string;
}

/** Points side by side under one strong rule, each beside its icon. @param tone the colour of the icons */
export function IconPoints({ points, tone }: { points: readonly IconPoint[]; tone: 'text-accent' | 'text-quiet' }) {
  return (
    <ul className={`grid gap-8 border-t border-line-strong pt-8 ${balancedColumns(points.length, { md: 3 })}`}>
      {points.map(({ icon, title, description }) => (
        <li key={title} className="flex gap-4">
          {icon !== undefined && <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />}
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
