import { useEffect, useEffectEvent, useRef } from 'react';
import { addressWith, holdsScenario, isInQuery, scenarioIn, type HistoryScenario } from './scenario-address.ts';

/** Typing changes the address once it pauses: browsers refuse too many changes in a short time. */
const pauseMs = 300;

/**
 * Writes the calculation to the fragment of the page's address, in place: no entry of the history for each key, and nothing that
 * a reload would send. Reads the address when the page opens, and when the visitor goes back to an entry with another calculation.
 * A query that holds a calculation, as older links do, becomes a fragment at once.
 * @param scenario the form, as parameters
 * @param isSettled write at once instead of after a pause
 * @returns to be called on the visitor's first action: until then the calculation stays as it was opened
 */
export function useAddress(scenario: string, isSettled: boolean, restore: (scenario: string) => void): () => void {
  const isWritten = useRef(false);
  const shown = useRef('');
  const read = useEffectEvent(() => {
    const requested = scenarioIn(location, history.state);
    if (isInQuery(location)) replaceAddress(requested);
    // A link to a place in the page is a new entry, without a calculation: its state stores the shown one, also for a reload.
    else if (requested === '' && location.hash !== '' && !holdsScenario(location.hash) && shown.current !== '')
      replaceEntry({ scenario: shown.current }, location.href);
    if (requested === shown.current || (requested === '' && location.hash !== '')) return;
    shown.current = requested;
    isWritten.current = false;
    restore(requested);
  });
  useEffect(() => {
    read();
    const onMove = () => read();
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);
  useEffect(() => {
    if (!isWritten.current) return undefined;
    const write = () => {
      replaceAddress(scenario);
      shown.current = scenario;
    };
    // In the task of the click: a reload right after it finds the result.
    if (isSettled) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, pauseMs);
    return () => clearTimeout(timer);
  }, [scenario, isSettled]);
  return () => {
    isWritten.current = true;
  };
}

function replaceAddress(scenario: string): void {
  replaceEntry(null, addressWith(scenario, location));
}

function replaceEntry(state: HistoryScenario | null, address: string): void {
  try {
    history.replaceState(state, '', address);
  } catch {
    // Refused (too often, or a page without an origin): the form works without.
  }
}
