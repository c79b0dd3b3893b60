import { button, element } from './element.ts';
import type { PageValue } from './protocol.ts';

/** What the list does when something in it is used. */
export interface ListActions {
  readonly open: (value: PageValue) => void;
  /** Approves all that one block shows; null: what stands on all pages. */
  readonly approve: (block: number | null) => void;
}

/** Every text of the page as a list, section by section: what can be reached without a pointer. */
export function valuesView(values: readonly PageValue[], { open, approve }: ListActions): HTMLElement[] {
  const seen = new Set<string>();
  const texts = values.filter(({ as, file, path }) => {
    const key = `${file} ${path.join('/')}`;
    return as === 'text' && !seen.has(key) && seen.add(key);
  });
  return [...Map.groupBy(texts, ({ block }) => block)].map(([block, own]) => {
    const title = block === null ? 'Titre de la page, menus et pied de page' : sectionTitle(own, block);
    const items = own.map((value) =>
      element(
        'li',
        { class: value.said ?? undefined },
        button(excerpt(value), () => open(value), { class: 'link' }),
        element('span', { class: 'tag' }, value.said === null ? '' : ` ${states[value.said]}`),
      ),
    );
    return element(
      'details',
      { open: block !== null },
      element('summary', {}, `${title} (${own.length})`),
      element('ul', {}, ...items),
      isOpen(own)
        ? element(
            'p',
            {},
            button('Approuver cette section', () => approve(block)),
          )
        : undefined,
    );
  });
}

const states: Readonly<Record<NonNullable<PageValue['said']>, string>> = {
  drafted: 'à approuver',
  changed: 'changé, à approuver',
  toVerify: 'à vérifier',
  toComplete: 'à compléter',
  approved: 'approuvé',
};

/** « Section « Nos tarifs » », as the places in it are called; of one whose texts stand elsewhere, its number. */
function sectionTitle(values: readonly PageValue[], block: number): string {
  const [name] = values.flatMap(({ words }) => /section (?:«.*»|sans titre.*)$/u.exec(words)?.[0] ?? []);
  return name === undefined ? `Section ${block + 1}` : name.charAt(0).toUpperCase() + name.slice(1);
}

function isOpen(values: readonly PageValue[]): boolean {
  return values.some(({ said }) => said === 'drafted' || said === 'changed');
}

function excerpt({ reads }: PageValue): string {
  const text = reads.at(-1) ?? '';
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
