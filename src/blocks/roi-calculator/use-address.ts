import { useEffect, useEffectEvent, useRef } from 'react';

/** Typing changes the address once it pauses: browsers refuse too many changes in a short time. */
const pauseMs = 300;

/**
 * Keeps a query in the address of the page, in place: no entry of the history for each key.
 * Reads the address when the page opens, and when the visitor goes back to an entry with another query.
 * @param isSettled write at once instead of after a pause
 * @returns to be called on the visitor's first action: until then the address stays as it was opened
 */
export function useAddress(query: string, isSettled: boolean, restore: (search: string) => void): () => void {
  const isKept = useRef(false);
  /** The query that the form shows. */
  const shown = useRef('');
  const read = useEffectEvent(() => {
    // A link within the page fires the same event without another query.
    if (location.search === shown.current) return;
    shown.current = location.search;
    isKept.current = false;
    restore(location.search);
  });
  useEffect(() => {
    read();
    const onMove = () => read();
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);
  useEffect(() => {
    if (!isKept.current) return undefined;
    const write = () => {
      replaceQuery(query);
      shown.current = location.search;
    };
    const timer = setTimeout(write, isSettled ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [query, isSettled]);
  return () => {
    isKept.current = true;
  };
}

function replaceQuery(query: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  } catch {
    // Refused (too often, or a page without an origin): the form works without.
  }
}
