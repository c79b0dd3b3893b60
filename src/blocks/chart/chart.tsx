import type { ChartBlock } from '#generated/types.ts';
import { CeilingChart } from './ceiling-chart.tsx';
import { CumulativeFigure } from './cumulative-figure.tsx';
import { PointField } from './point-field.tsx';

/** The drawing that the page names, each a component of its own, and the statements that it supports at its right, as high as the drawing. */
export function Chart(block: ChartBlock) {
  const { statements } = block;
  if (statements === undefined) return <Drawing block={block} />;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <Drawing block={block} />
      </div>
      <ul className="flex flex-col lg:col-span-5 lg:col-start-8">
        {statements.map(({ title, text }) => (
          <li key={title} className="grow border-t border-line-strong py-6">
            <h3 className="label text-accent">{title}</h3>
            <p className={`mt-4 text-lead ${text.length <= shortTo ? 'font-display font-semibold text-strong' : ''}`}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawing({ block: { drawing } }: { block: ChartBlock }) {
  const { cumulative, ceiling, field } = drawing;
  if (cumulative !== undefined) return <CumulativeFigure drawing={cumulative} />;
  if (ceiling !== undefined) return <CeilingChart drawing={ceiling} />;
  return field && <PointField drawing={field} />;
}

/** Up to this many characters a statement is read at one glance, and is set as large as a heading. */
const shortTo = 80;
