import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { Figure, Testimonial, TestimonialListBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';

/** The first testimonial takes the left half in display type, the others stack at its right. */
export function TestimonialList({ label, heading, note, testimonials, figures }: TestimonialListBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.testimonials, testimonials);
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose text-small text-quiet lg:col-span-4 lg:col-start-9">{note}</p>
      </header>
      <ul className="mt-14 grid gap-x-16 gap-y-12 border-t border-line-strong pt-10 lg:grid-cols-2">
        {rows.map((row, index) => (
          <Quote key={row.id} row={row} isLead={index === 0} />
        ))}
      </ul>
      <dl
        className={`mt-16 grid gap-x-6 gap-y-9 border-t border-line-strong pt-8 ${balancedColumns(figures.length, { all: 2, lg: 4 })}`}
      >
        {figures.map((figure) => (
          <FigureCell key={figure.label} figure={figure} />
        ))}
      </dl>
    </Section>
  );
}

function Quote({ row, isLead }: { row: Testimonial; isLead: boolean }) {
  const sector = useSite().tables.sectors.find(({ id }) => id === row.sector);
  const place = isLead ? 'lg:row-span-2' : 'lg:not-last:border-b lg:not-last:border-line lg:not-last:pb-12';
  return (
    <li className={place}>
      <figure className="flex h-full flex-col">
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <Result figure={row.savings} isLead={isLead} />
          {row.result !== undefined && <Result figure={row.result} isLead={isLead} />}
        </p>
        <blockquote className="mt-6">
          <p className={isLead ? 'font-display text-h2 leading-[1.2] text-strong' : 'text-lead text-strong'}>
            {`«\u202F${row.quote}\u202F»`}
          </p>
        </blockquote>
        <figcaption className={`pt-6 text-small text-quiet ${isLead ? 'mt-auto' : ''}`}>
          {row.role} · {sector?.name} · {row.size}
        </figcaption>
      </figure>
    </li>
  );
}

function Result({ figure, isLead }: { figure: Figure; isLead: boolean }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className={`text-mint ${isLead ? 'figure-xl' : 'figure'}`}>
        {figure.value}
        {figure.unit !== undefined && <span className="unit"> {figure.unit}</span>}
      </span>
      <span className="text-small text-quiet">{figure.label}</span>
    </span>
  );
}
