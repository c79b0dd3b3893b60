import { button, element } from './element.ts';
import type { WorkedOut } from './page-origins.ts';
import type { PageValue } from './protocol.ts';

/** What the list does when something in it is used. */
export interface ListActions {
  readonly open: (value: PageValue) => void;
  /** Approves all that one block shows; null: what stands on all pages. */
  readonly approve: (block: number | null) => void;
}

/** Every text of the page as a list, section by section: what can be reached without a pointer. */
export function valuesView(
  values: readonly PageValue[],
  workedOut: readonly WorkedOut[],
  { open, approve }: ListActions,
): HTMLElement[] {
  const seen = new Set<string>();
  const texts = values.filter(({ as, file, path }) => {
    const key = `${file} ${path.join('/')}`;
    return as === 'text' && !seen.has(key) && seen.add(key);
  });
  const sections = [...Map.groupBy(texts, ({ block }) => block)].map(([block, own]) => {
    const title = titleOf(values, block);
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
  return [...sections, ...workedOutView(values, workedOut, open)];
}

/** What no line says: numbers of items, steps of a chart, sums of a table. Each leads to the section that works it out. */
function workedOutView(
  values: readonly PageValue[],
  workedOut: readonly WorkedOut[],
  open: ListActions['open'],
): HTMLElement[] {
  if (workedOut.length === 0) return [];
  const items = [...Map.groupBy(workedOut, ({ block }) => block)].map(([block, own]) => {
    const section = values.find((value) => value.as === 'section' && value.block === block);
    const title = titleOf(values, block);
    return element(
      'li',
      {},
      section === undefined ? title : button(title, () => open(section), { class: 'link' }),
      element('span', { class: 'help' }, ` ${[...new Set(own.map(({ text }) => text))].join(' · ')}`),
    );
  });
  return [
    element(
      'details',
      {},
      element('summary', {}, `Calculés par une section, écrits nulle part (${workedOut.length})`),
      element('ul', {}, ...items),
    ),
  ];
}

/** « Section « Nos tarifs » », as the server calls it. */
function titleOf(values: readonly PageValue[], block: number | null): string {
  if (block === null) return 'Titre de la page, menus et pied de page';
  const section = values.find((value) => value.as === 'section' && value.block === block);
  return section?.words.replace(/, pages? [^,]*$/u, '') ?? `Section ${block + 1}`;
}

const states: Readonly<Record<NonNullable<PageValue['said']>, string>> = {
  drafted: 'à approuver',
  changed: 'changé, à approuver',
  toVerify: 'à vérifier',
  toComplete: 'à compléter',
  approved: 'approuvé',
};

function isOpen(values: readonly PageValue[]): boolean {
  return values.some(({ said }) => said === 'drafted' || said === 'changed');
}

function excerpt({ reads }: PageValue): string {
  const text = reads.at(-1) ?? '';
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
