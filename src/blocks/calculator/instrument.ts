import { createContext, useContext, useEffect, useState } from 'react';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import type * as resultDetails from './result-details.ts';

export interface Instrument extends CalculatorState {
  /** The parts that only a result needs, in a script of their own: `undefined` while it loads, `failed` when it could not be loaded. */
  readonly details: typeof resultDetails | 'failed' | undefined;
  /** Announces a message in the page's polite region. */
  readonly announce: (text: string) => void;
}

export interface ResultProps {
  readonly calculation: Calculation;
}

export const InstrumentContext = createContext<Instrument | undefined>(undefined);

export function useInstrument(): Instrument {
  const instrument = useContext(InstrumentContext);
  if (instrument === undefined) throw new Error('useInstrument() needs an InstrumentContext around it');
  return instrument;
}

/**
 * Loads the parts that only a result needs.
 * @param attempt 0 until the visitor does something; each other number tries (again) unless they are loaded already
 */
export function useResultDetails(attempt: number): Instrument['details'] {
  const [details, setDetails] = useState<Instrument['details']>();
  useEffect(() => {
    if (attempt !== 0) import('./result-details.ts').then(setDetails, () => setDetails('failed'));
  }, [attempt]);
  return details;
}

/**
 * The message in the page's one polite region, and a function that replaces it.
 * A trailing no-break space comes and goes: the same sentence twice in a row would be read out once.
 */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [{ text, isRepeat }, set] = useState({ text: '', isRepeat: false });
  return [
    isRepeat ? `${text}\u00A0` : text,
    (next) => set((last) => ({ text: next, isRepeat: last.text === next && !last.isRepeat })),
  ];
}
