import type { RoiCalculatorResult } from '#generated/types.ts';

/** What the panel says before the first calculation: which figures are to come. */
export function EmptyResult({ texts }: { texts: RoiCalculatorResult }) {
  const labels = [texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost];
  return (
    <>
      <p className="text-body">{texts.empty}</p>
      <ul className="mt-6">
        {labels.map((label) => (
          <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
            {label}
            <span aria-hidden="true" className="ml-auto font-mono">
              —
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
