import type { PointsBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { PointLinks } from './point-links.tsx';

/** Icon, title and text, and the value in mono at the right. */
export function Inventory({ points, counterpartLabel: label }: PointsBlock) {
  return (
    <ul className="border-b border-line">
      {points.map(({ icon, title, description, counterpart, links }) => (
        <li
          key={title}
          className="grid grid-cols-[1.5rem_1fr] gap-x-5 border-t border-line py-6 sm:grid-cols-[1.5rem_1fr_9rem]"
        >
          {icon !== undefined && <Icon name={icon} className="mt-0.5 size-6 text-accent" />}
          <div className="col-start-2">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5">{description}</p>
            <PointLinks links={links} />
          </div>
          {counterpart !== undefined && (
            <div className="col-start-2 mt-3 text-small sm:col-start-3 sm:mt-1 sm:text-right">
              {label !== undefined && <p className="label text-quiet">{label}</p>}
              <p className="font-mono text-strong">{counterpart}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
