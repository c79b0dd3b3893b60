import type { Figure } from '#generated/types.ts';
import { FigureLabel } from './figure-label.tsx';
import { FigureValue } from './figure-value.tsx';

/**
 * A headline figure: the number big in mono with its unit beside it, its label under a hairline.
 * Place it inside a `<dl>`. `accent` is for the one figure that matters on the screen; `id` lets links lead to it.
 */
export function FigureCell({ figure, accent = false, id }: { figure: Figure; accent?: boolean; id?: string }) {
  return (
    <div id={id} className="flex flex-col-reverse justify-end gap-3 target:bg-inset">
      <dt className="border-t border-line pt-3 text-small text-quiet">
        <FigureLabel figure={figure} />
      </dt>
      <dd className={`figure ${accent ? 'text-amber' : 'text-strong'}`}>
        <FigureValue figure={figure} />
      </dd>
    </div>
  );
}
