import type { CalculatorBlock, CalculatorInstrument, Roi } from '#generated/types.ts';
import { fingerprint } from '../../roi/fingerprint.ts';
import { Island } from '../../frame/island.tsx';
import { Methodology } from './methodology.tsx';

/** A section of the calculator: its instrument, or its methodology. */
export function Calculator({ roi, part }: CalculatorBlock) {
  return part.kind === 'instrument' ? <Instrument roi={roi} part={part} /> : <Methodology roi={roi} part={part} />;
}

/** The steps, then the calculator itself. Without JavaScript its figures stay readable and its controls disabled. */
function Instrument({ roi, part: { kind: _, steps, noScript, ...texts } }: { roi: Roi; part: CalculatorInstrument }) {
  return (
    <>
      <ol className="mb-14 grid gap-x-8 lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3">
            <span aria-hidden="true" className="font-mono text-small text-amber">
              {index + 1}
            </span>
            <span className="text-small">
              <strong className="font-medium text-strong">{title}.</strong> {text}
            </span>
          </li>
        ))}
      </ol>
      <noscript>
        <p className="mb-10 border-l-2 border-amber pl-4 text-strong">{noScript}</p>
      </noscript>
      <Island name="calculator" props={{ texts, roi, figures: fingerprint(roi) }} />
    </>
  );
}
