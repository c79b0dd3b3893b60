import { askAt, change, openInEditor } from './door.ts';
import { button, element } from './element.ts';
import { emptyListsView } from './empty-lists-view.ts';
import { entryForm } from './entry-form.ts';
import { listsView } from './lists-view.ts';
import { refusal } from './refusal.ts';
import type { Card, Outcome, Saying, ShownOn, WrittenPlace } from './protocol.ts';

/** What a panel does when something in it is used. */
export interface CardActions {
  /** Shows another place. */
  readonly open: (place: WrittenPlace) => void;
  /** A change was asked for; it is to be shown at another place, where one is given. */
  readonly done: (outcome: Outcome, place?: WrittenPlace) => void;
}

/** All that is known of one place: its value, where it is written and shown, what is said of it, what stands beside it. */
export function cardView(card: Card, actions: CardActions): HTMLElement[] {
  const parts = [
    placeLine(card),
    card.entry === null ? undefined : entryForm(card.entry, card.hash, actions.done),
    card.source === null ? undefined : part('Source', element('p', {}, card.source)),
    sayings(card, actions),
    card.entry === null ? undefined : shownPart(card),
    uses(card, actions),
    beside(card, actions),
    ...listsView(card, actions),
    emptyListsView(card, actions),
  ];
  return parts.filter((one) => one !== undefined);
}

/** « spec/facts.yaml:23 », which opens the line in the editor. */
function placeLine({ file, line, written }: Card): HTMLElement {
  const open = button(`${file}:${line}`, () => openInEditor(file, line), {
    class: 'place',
    title: "Ouvrir cette ligne dans l'éditeur",
  });
  return element('p', { class: 'written' }, open, ` ${written}`);
}

function part(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return element('section', {}, element('h3', {}, title), ...content);
}

const words: Readonly<Record<Saying['kind'], string>> = {
  drafted: 'Rédigé pour le site, à approuver',
  toVerify: 'À vérifier',
  toComplete: 'À compléter : seul le propriétaire du site connaît la valeur',
  approved: 'Approuvé',
  changed: 'Changé depuis son approbation',
};

function sayings({ said, file, words: own }: Card, { done }: CardActions): HTMLElement {
  if (said.length === 0) return part('Doutes', element('p', {}, 'Aucun : ce texte vient des documents du projet.'));
  const lines = said.map((one) => element('li', { class: one.kind }, ...sayingParts(one, { file, own, done })));
  const open = said.filter(({ kind }) => kind === 'drafted' || kind === 'changed');
  const approve = async () => done(await change('approve', { places: open.map(({ path }) => ({ file, path })) }));
  const buttons =
    open.length === 0
      ? []
      : [
          element(
            'p',
            {},
            button('Approuver', () => void approve(), { 'aria-label': `Approuver : ${own}` }),
          ),
        ];
  return part('Doutes', element('ul', {}, ...lines), ...buttons);
}

/** What is said, and the button that settles it in one step. */
function sayingParts(
  { kind, text, path }: Saying,
  { file, own, done }: { file: string; own: string; done: CardActions['done'] },
): (HTMLElement | string)[] {
  const line = words[kind] + because(kind, text);
  if (kind !== 'toVerify' && kind !== 'toComplete') return [line];
  const message = element('div', { class: 'refusal', role: 'alert' });
  const settle = async () => {
    const outcome = await change('settle', { file, path, kind });
    message.replaceChildren(...refusal(outcome, file));
    done(outcome);
  };
  const label = settled[kind];
  return [
    element('p', {}, line),
    element(
      'p',
      {},
      button(label, () => void settle(), { 'aria-label': `${label} : ${own}` }),
    ),
    message,
  ];
}

const settled = { toVerify: "C'est vérifié", toComplete: "C'est complété" } as const;

function because(kind: Saying['kind'], text: string | undefined): string {
  if (text === undefined) return '';
  return kind === 'toVerify' ? ` : ${text}` : ` (${dayWords(text)})`;
}

function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Asked for by itself: the whole spec is read again for the answer. */
function shownPart(card: Card): HTMLElement {
  const list = element('ul', {}, element('li', {}, 'Recherche…'));
  void askAt<ShownOn[]>('shown', card).then((shown) => list.replaceChildren(...shownLines(shown ?? [])));
  return part('Se lit', list);
}

function shownLines(shown: readonly ShownOn[]): HTMLElement[] {
  if (shown.length === 0) return [element('li', {}, 'Aucune page ne montre cette valeur telle quelle.')];
  return shown.map(({ page, sections }) => {
    const place = page === null ? 'toutes les pages' : element('a', { href: page }, page);
    return element('li', {}, place, ` : ${sections.join(', ')}`);
  });
}

function uses({ uses: used }: Card, { open }: CardActions): HTMLElement | undefined {
  if (used.length === 0) return undefined;
  const items = used.map((one) =>
    element(
      'li',
      {},
      button(`{${one.reference}}`, () => open(one), { class: 'link' }),
      ` ${one.words}`,
    ),
  );
  return part('Ce texte emploie', element('ul', {}, ...items));
}

function beside({ beside: others, hash, entry }: Card, { done }: CardActions): HTMLElement | undefined {
  if (others.length === 0) return undefined;
  const forms = others.map((one) => {
    const summary = element('summary', {}, one.words, element('span', { class: 'excerpt' }, String(one.value ?? '')));
    const fold = element('details', {}, summary);
    fold.addEventListener('toggle', () => {
      if (fold.open && fold.childElementCount === 1) fold.append(entryForm(one, hash, done));
    });
    return fold;
  });
  return part(entry === null ? 'Ses valeurs' : 'À côté', ...forms);
}
