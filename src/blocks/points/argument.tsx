import type { PointsBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { PointLinks } from './point-links.tsx';

/** A large number, the argument, and at the right, behind a rule, what the reader can check. */
export function Argument({ points, counterpartLabel: label }: PointsBlock) {
  return (
    <ol className="border-b border-line-strong">
      {points.map(({ icon, title, description, counterpart, links }, index) => (
        <li key={title} className="grid gap-x-8 gap-y-5 border-t border-line-strong py-8 lg:grid-cols-12 lg:py-10">
          <p aria-hidden="true" className="figure text-quiet lg:col-span-1">
            {index + 1}
          </p>
          <div className="lg:col-span-6">
            {icon !== undefined && <Icon name={icon} className="mb-3 size-6 text-accent" />}
            <h3 className="text-lead">{title}</h3>
            <p className="mt-3 max-w-prose">{description}</p>
          </div>
          {(counterpart !== undefined || links !== undefined) && (
            <div className="border-l border-accent pl-5 lg:col-span-4 lg:col-span-5 lg:col-start-9">
              {label !== undefined && <p className="label text-quiet">{label}</p>}
              <p className="mt-2 text-small text-strong">{counterpart}</p>
              <PointLinks links={links} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
