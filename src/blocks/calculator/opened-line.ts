import { useEffect, useEffectEvent } from 'react';
import { resultWords } from '../../calculator/result-words.ts';
import { fillSentence } from '../../calculator/written-return.ts';
import { useInstrument, type ResultProps } from './instrument.ts';

/**
 * The result of a shared link on the first line of the page, with a button that leads to it. The page scrolls there at once, unless the
 * visitor has moved already.
 */
export function OpenedLine({ calculation, onOpen }: ResultProps & { onOpen: () => void }) {
  const { roi, texts } = useInstrument();
  const write = useEffectEvent(() => {
    const words = resultWords(calculation, { roi, texts });
    const line = lineOf(fillSentence(roi.sentences.opened, words), texts.share.opened, onOpen);
    document.querySelector('main')?.prepend(line);
    if (scrollY === 0 && document.activeElement === document.body) onOpen();
    return () => line.remove();
  });
  useEffect(() => write(), []);
  return null;
}

/** The line is outside of React's tree, above the other blocks of the page: a portal would need more code. */
function lineOf(text: string, label: string, onOpen: () => void): HTMLElement {
  const button = makeElement(
    'button',
    'min-h-11 font-medium text-strong underline decoration-amber underline-offset-6',
    label,
  );
  button.addEventListener('click', onOpen);
  const words = makeElement('span', 'py-1 text-strong', text);
  const wrap = makeElement('span', 'wrap flex flex-wrap items-center gap-x-4', words, button);
  return makeElement('p', 'border-b border-line-strong bg-raised text-small print:hidden', wrap);
}

function makeElement(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
