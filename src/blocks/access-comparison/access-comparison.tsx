import { minusSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useId } from 'react';
import type { AccessComparisonBlock, AccessRow } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** Heading on the left four columns, the table on the right eight. On narrow screens each criterion stands above its two values. */
export function AccessComparison(block: AccessComparisonBlock) {
  const { label, heading, intro, caption, criterionLabel, absentLabel, columns, rows } = block;
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <header className="lg:col-span-4">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
        </header>
        <table className="w-full table-fixed border-collapse self-start text-left max-sm:block lg:col-span-8">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-sm:block">
            <tr className="border-b border-line-strong align-bottom max-sm:grid max-sm:grid-cols-2">
              <th scope="col" className="w-1/4 pb-4 label font-normal text-quiet max-sm:sr-only">
                {criterionLabel}
              </th>
              <th scope="col" className="pr-4 pb-4 font-medium text-strong">
                {columns.free}
                <span className="block text-small font-normal text-quiet">{columns.freeNote}</span>
              </th>
              <th
                scope="col"
                className="pb-4 font-medium text-amber sm:border-t-2 sm:border-amber sm:bg-inset sm:px-5 sm:pt-4"
              >
                {columns.premium}
                <span className="block text-small font-normal text-quiet">{columns.premiumNote}</span>
              </th>
            </tr>
          </thead>
          <tbody className="align-top max-sm:block">
            {rows.map((row) => (
              <Row key={row.label} row={row} absentLabel={absentLabel} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Row({ row: { label, free, premium }, absentLabel }: { row: AccessRow; absentLabel: string }) {
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-2">
      <th scope="row" className="py-4 pr-4 text-small font-normal text-quiet max-sm:col-span-2 max-sm:pb-0">
        {label}
      </th>
      <td className="py-4 pr-4">
        {free ?? (
          <>
            <Glyph shapes={minusSign} className="size-5 text-quiet" />
            <span className="sr-only">{absentLabel}</span>
          </>
        )}
      </td>
      <td className="py-4 text-strong sm:bg-inset sm:px-5">{premium}</td>
    </tr>
  );
}
