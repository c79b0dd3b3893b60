import { useSite } from '#generated/site-context.tsx';
import type { ProjectedStory } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';

/** A kind of organisation, before and after, and its milestones as points on one line of time. */
export function Story({ story }: { story: ProjectedStory }) {
  const sector = useSite().tables.sectors.find(({ id }) => id === story.sector);
  return (
    <li className="grid gap-x-8 gap-y-8 border-t border-line-strong py-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        {sector !== undefined && (
          <p className="flex items-center gap-3 label text-amber">
            <Icon name={sector.icon} className="size-5" />
            {sector.name}
          </p>
        )}
        <h3 className="mt-4 font-display text-lead font-semibold">{story.organisation}</h3>
        <p className="mt-3 max-w-prose text-small">{story.before}</p>
        <p className="mt-2 max-w-prose text-small text-strong">{story.after}</p>
      </div>
      <dl className="grid grid-cols-2 gap-y-8 self-center sm:flex lg:col-span-7 lg:pl-8">
        {story.milestones.map((figure) => (
          <div key={figure.label} className="relative border-t border-line-strong pt-5 pr-4 sm:flex-1">
            <span aria-hidden="true" className="absolute -top-[3px] left-0 size-[5px] rounded-full bg-amber" />
            <dt className="text-small text-quiet">{figure.label}</dt>
            <dd className="figure mt-2 whitespace-nowrap text-strong">
              {figure.value}
              {figure.unit !== undefined && <span className="unit text-quiet"> {figure.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
