import { punctuation } from '#generated/locale.ts';
import type { CalculatorBlock, CalculatorInstrument, OfferLine, Roi } from '#generated/types.ts';
import type { UseCaseOffers } from '../../calculator/use-calculator.ts';
import { fingerprint } from '../../roi/fingerprint.ts';
import { Island } from '../../frame/island.tsx';
import { offersFor } from '../../ui/offer-contents.ts';
import { useOfferPrice } from '../../ui/offer-line.tsx';
import { Methodology } from './methodology.tsx';
import { Rank } from '../../ui/lists.tsx';

/** A section of the calculator: its instrument, or its methodology. */
export function Calculator({ roi, part }: CalculatorBlock) {
  return part.kind === 'instrument' ? <Instrument roi={roi} part={part} /> : <Methodology roi={roi} part={part} />;
}

interface InstrumentProps {
  roi: Roi;
  part: CalculatorInstrument;
}

/** The steps, then the calculator itself. Without JavaScript its figures stay readable and its controls disabled. */
function Instrument({ roi, part: { kind: _, steps, noScript, offers: line, ...texts } }: InstrumentProps) {
  const offers = useUseCaseOffers(line, roi);
  return (
    <>
      <ol className="mb-14 grid gap-x-8 lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] border-t border-line py-3">
            <Rank className="text-small text-amber">{index + 1}</Rank>
            <span className="text-small">
              <strong className="font-medium text-strong">{title}.</strong> {text}
            </span>
          </li>
        ))}
      </ol>
      <noscript>
        <p className="mb-10 border-l-2 border-amber pl-4 text-strong">{noScript}</p>
      </noscript>
      <Island name="calculator" props={{ texts, roi, offers, figures: fingerprint(roi) }} />
    </>
  );
}

/** The offer that each use case needs, in words: the browser gets nothing else of the offers. */
function useUseCaseOffers(line: OfferLine | undefined, { useCases }: Roi): UseCaseOffers | undefined {
  const priceOf = useOfferPrice(line);
  if (line === undefined) return undefined;
  const { label, rows, needs, outsideLabel = '', href } = line;
  const written = useCases.map(({ name }) => {
    const need = needs.find((one) => one.name === name);
    const { offers, outside } = offersFor(rows, need ?? { tools: [] });
    const [offer] = offers;
    if (offer === undefined) return null;
    const named = [offer.name, priceOf(offer) ?? ''] as const;
    return outside.length === 0 ? named : ([...named, outsideLabel + punctuation.colon + outside.join(', ')] as const);
  });
  return { label: label + punctuation.colon, href, offers: written };
}
