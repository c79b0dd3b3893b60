import type { Figure } from '#generated/types.ts';
import { FigureValue } from '../../ui/figure-value.tsx';

/** The first result is the one that matters: it is set in the colour of savings. */
export function StoryResults({ figures, heading }: { figures: readonly Figure[]; heading: string }) {
  return (
    <div className="lg:col-span-3">
      <h4 className="label font-normal text-quiet">{heading}</h4>
      <dl className="mt-4 grid gap-x-6 sm:max-lg:grid-cols-3">
        {figures.map((figure, index) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end gap-2 border-t border-line py-5">
            <dt className="text-small text-quiet">{figure.label}</dt>
            <dd className={`figure whitespace-nowrap ${index === 0 ? 'text-mint' : 'text-strong'}`}>
              <FigureValue figure={figure} isPlain />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
