import type { ChartBlock } from '#generated/types.ts';
import { CeilingChart } from './ceiling-chart.tsx';
import { CumulativeFigure } from './cumulative-figure.tsx';
import { PointField } from './point-field.tsx';
import { Statements } from './statements.tsx';

/** The drawing that the page names, each a component of its own, and the statements that it supports at its right. */
export function Chart(block: ChartBlock) {
  const { statements } = block;
  if (statements === undefined) return <Drawing block={block} />;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <Drawing block={block} />
      </div>
      <Statements statements={statements} />
    </div>
  );
}

function Drawing({ block: { heading, drawing } }: { block: ChartBlock }) {
  const { cumulative, ceiling, field } = drawing;
  if (cumulative !== undefined) return <CumulativeFigure heading={heading} drawing={cumulative} />;
  if (ceiling !== undefined) return <CeilingChart drawing={ceiling} />;
  return field && <PointField drawing={field} />;
}
