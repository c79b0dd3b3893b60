import { useId } from 'react';
import type { ValueBoxBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';

/** A frame with registration marks at its corners, its label set into the top rule. */
export function ValueBox({ label, heading, text, figure, points }: ValueBoxBlock) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-section">
      <div className="wrap">
        <div className="relative border border-amber/50 p-6 pt-9 sm:p-10 lg:p-16">
          <Corners />
          <p className="absolute -top-2.5 left-6 bg-ink px-3 label leading-5 text-amber sm:left-10 lg:left-16">
            {label}
          </p>
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
            <p className="lg:col-span-6">
              <span className="figure-xl block whitespace-nowrap text-amber">
                {figure.value}
                {figure.unit !== undefined && <span className="unit"> {figure.unit}</span>}
              </span>
              <span className="mt-4 block text-small text-quiet">{figure.label}</span>
            </p>
            <div className="lg:col-span-6">
              <h2 id={headingId} className="text-h2">
                {heading}
              </h2>
              <p className="mt-4 max-w-prose">{text}</p>
            </div>
          </div>
          <ul
            className={`mt-12 grid gap-x-8 gap-y-8 border-t border-line-strong pt-8 ${balancedColumns(points.length, { md: 3 })}`}
          >
            {points.map((point) => (
              <li key={point.title} className="flex gap-4">
                <Icon name={point.icon} className="mt-0.5 size-5 text-amber" />
                <div>
                  <h3 className="text-h3">{point.title}</h3>
                  <p className="mt-2 text-small">{point.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Corners() {
  const corners = [
    '-top-px -left-px border-t-2 border-l-2',
    '-top-px -right-px border-t-2 border-r-2',
    '-bottom-px -left-px border-b-2 border-l-2',
    '-right-px -bottom-px border-r-2 border-b-2',
  ];
  return corners.map((corner) => (
    <span key={corner} aria-hidden="true" className={`absolute size-5 border-amber ${corner}`} />
  ));
}
