import type { ReactNode } from 'react';
import type { Figure, Prominence } from './figures.ts';

const sizes: Record<Prominence, string> = {
  main: 'text-h1',
  second: 'text-figure',
  row: 'text-base',
};

/** Where it stands in the two columns of its list. */
const places: Record<Prominence, string> = {
  main: 'col-span-full',
  second: 'mt-4 min-w-0',
  row: 'col-span-full flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5',
};

/** From this length on a figure is set one size smaller, so that it stays on few lines. */
const longText = 12;

/**
 * One figure of the result: its label, a `<data>` with the machine value beside the French text, and what is to be known of it (`children`).
 * Place it inside a `<dl>` with two columns.
 */
export function ResultFigure({ figure, children }: { figure: Figure; children?: ReactNode }) {
  const { field, label, value, text, prominence, tone } = figure;
  const size = prominence === 'main' && text.length > longText ? 'text-figure' : sizes[prominence];
  const cut = text.lastIndexOf('\u00A0');
  const isRow = prominence === 'row';
  return (
    <div className={places[prominence]} data-headline={isRow ? undefined : ''}>
      <dt className="text-small text-quiet">{label}</dt>
      <dd className={`font-mono font-medium ${size} ${tone} ${isRow ? 'text-right' : 'mt-1 tracking-tight'}`}>
        <data data-field={field} value={value}>
          {cut > 0 && !isRow ? (
            <>
              <span>{text.slice(0, cut)}</span>
              <span className="text-[0.55em] text-quiet">{text.slice(cut)}</span>
            </>
          ) : (
            text
          )}
        </data>
      </dd>
      {/* Room is kept for it: it may arrive after the figure. Of the main one only a loss has something to say. */}
      {!isRow && (
        <dd className={`text-small text-quiet ${prominence === 'second' || Number(value) < 0 ? 'min-h-6' : ''}`}>
          {children}
        </dd>
      )}
    </div>
  );
}
