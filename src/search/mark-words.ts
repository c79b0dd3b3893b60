import { foldWords } from './fold-words.ts';

/** The text as nodes, the words whose folded form is among `words` inside `<mark>`. */
export function markWords(text: string, words: readonly string[]): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const { folded, index, length } of foldWords(text)) {
    if (!words.includes(folded)) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(index, index + length);
    parts.push(text.slice(end, index), mark);
    end = index + length;
  }
  return [...parts, text.slice(end)];
}
