import { useState } from 'react';

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
