import { button, element } from './element.ts';
import type { PageValue } from './protocol.ts';

/** Every text of the page as a list, section by section: what can be reached without a pointer. */
export function valuesView(values: readonly PageValue[], open: (value: PageValue) => void): HTMLElement[] {
  const seen = new Set<string>();
  const texts = values.filter(({ as, file, path }) => {
    const key = `${file} ${path.join('/')}`;
    return as === 'text' && !seen.has(key) && seen.add(key);
  });
  return [...Map.groupBy(texts, ({ block }) => block)].map(([block, own]) => {
    const title = block === null ? 'Titre de la page, menus et pied de page' : `Section ${block + 1}`;
    const items = own.map((value) =>
      element(
        'li',
        { class: value.said ?? undefined },
        button(excerpt(value), () => open(value), { class: 'link' }),
      ),
    );
    return element(
      'details',
      { open: block !== null },
      element('summary', {}, `${title} (${own.length})`),
      element('ul', {}, ...items),
    );
  });
}

function excerpt({ reads }: PageValue): string {
  const text = reads.at(-1) ?? '';
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
