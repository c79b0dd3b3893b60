import { useEffect, useState, type RefObject } from 'react';
import { figuresOf, headlineOf } from './figures.ts';
import { useInstrument } from './instrument.ts';

interface Props {
  /** The panel of the result. */
  result: RefObject<HTMLElement | null>;
  onOpen: () => void;
}

/** The headline figures at the foot of the window while those of the result are out of it: a change of the form is seen beside the last result. */
export function ResultSummary({ result, onOpen }: Props) {
  const { calculation, roi, texts } = useInstrument();
  const [isAway, setIsAway] = useState(false);
  const count = calculation?.count;
  useEffect(() => {
    const headline = count === undefined ? null : result.current?.querySelector('dl');
    if (!headline) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(headline);
    return () => observer.disconnect();
  }, [count, result]);
  if (calculation === undefined) return null;
  const figures = headlineOf(figuresOf(calculation.result, { roi, texts }));
  return (
    <div
      data-panel="summary"
      className={`sticky bottom-0 z-10 mt-6 flex min-h-16 flex-wrap items-center justify-between gap-x-3 border-t border-line-strong bg-raised px-4 py-2 print:hidden ${isAway ? '' : 'invisible'}`}
    >
      {figures.map(({ field, label, text, tone }) => (
        <p key={field} className={field === 'annualSavings' ? 'min-w-0 wrap-anywhere' : 'max-sm:hidden'}>
          <span className="block text-small text-quiet">{label}</span>
          <span className={`font-mono font-medium ${tone}`}>{text}</span>
        </p>
      ))}
      <button type="button" className="button-secondary" onClick={onOpen}>
        {texts.result.heading}
      </button>
    </div>
  );
}
