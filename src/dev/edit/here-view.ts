import { button, element } from './element.ts';
import type { PageValue } from './protocol.ts';

/** Values that stand where another one was opened. */
export interface Here {
  readonly title: string;
  readonly values: readonly PageValue[];
}

/** Other values at the same place of the page: where its link leads, the icon in it, the figures that a section works with. */
export function hereView(here: Here | undefined, open: (value: PageValue) => void): HTMLElement[] {
  if (here === undefined || here.values.length === 0) return [];
  const places = new Map(here.values.map((value) => [`${value.file} ${value.path.join('/')}`, value]));
  const items = [...places.values()].map((value) => {
    const { words, reads } = value;
    const named = words.replace(/, page.*$/u, '');
    return element(
      'li',
      {},
      button(cut(reads[0] ?? ''), () => open(value), { class: 'link', 'aria-label': `${named} : ${reads[0] ?? ''}` }),
      element('span', { class: 'help' }, ` ${named}`),
    );
  });
  return [element('section', {}, element('h3', {}, here.title), element('ul', {}, ...items))];
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
