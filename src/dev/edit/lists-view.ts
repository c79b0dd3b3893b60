import { askAt, change } from './door.ts';
import type { CardActions } from './card-view.ts';
import { button, element } from './element.ts';
import { fieldInput } from './field-input.ts';
import { refusal } from './refusal.ts';
import type { Card, Entry, ListAround, WrittenPlace } from './protocol.ts';

/** How many of the lists around a value are shown: its own, and the one that holds that. */
const mostLists = 2;

/** The lists in which a value stands: its item can go up, down, be copied, be taken away. */
export function listsView({ lists, hash, path }: Card, actions: CardActions): HTMLElement[] {
  return lists.slice(0, mostLists).map((list) => listView(list, { hash, path }, actions));
}

function listView(
  { file, path: list, index, items }: ListAround,
  card: Pick<Card, 'hash' | 'path'>,
  { done }: CardActions,
): HTMLElement {
  const item: WrittenPlace = { file, path: [...list, index] };
  const message = element('div', { class: 'refusal', role: 'alert' });
  const asked = async (body: Record<string, unknown>, next: WrittenPlace | undefined) => {
    const outcome = await change('list', { ...item, hash: card.hash, ...body });
    message.replaceChildren(...refusal(outcome, file));
    done(outcome, outcome.kind === 'done' ? next : undefined);
  };
  /** The value that the panel shows, once its item is at another place. */
  const at = (to: number): WrittenPlace => ({ file, path: [...list, to, ...card.path.slice(list.length + 1)] });
  const move = (to: number) => void asked({ action: 'move', to }, at(to));
  const form = element('div');
  const copy = async () => {
    const model = await askAt<Card>('value', item);
    form.replaceChildren(
      ...(model === undefined
        ? []
        : [copyForm(model, list.length + 1, (values) => void asked({ action: 'copy', values }, at(index + 1)))]),
    );
    form.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const last = items.length - 1;
  const nearest = Math.min(index, last - 1);
  const name = items[index] ?? '';
  return element(
    'section',
    {},
    element('h3', {}, `Élément ${index + 1} sur ${items.length} : ${name}`),
    element(
      'p',
      { class: 'actions' },
      button('Monter', () => move(index - 1), { disabled: index === 0, 'aria-label': `Monter ${name}` }),
      button('Descendre', () => move(index + 1), { disabled: index === last, 'aria-label': `Descendre ${name}` }),
      button('Ajouter une copie…', () => void copy(), { 'aria-label': `Ajouter une copie de ${name}` }),
      button(
        'Retirer',
        () =>
          void asked(
            { action: 'remove' },
            last === 0 ? { file, path: list } : { file, path: [...list, Math.max(0, nearest)] },
          ),
        {
          'aria-label': `Retirer ${name}`,
        },
      ),
    ),
    form,
    message,
  );
}

/** What the copy is to say otherwise; its other values are those of its model. */
function copyForm(
  { entry, beside }: Card,
  depth: number,
  add: (values: readonly { path: Entry['path']; value: unknown }[]) => void,
): HTMLFormElement {
  const entries = entry === null ? beside : [entry];
  const fields = entries.map((one, index) => ({ one, input: fieldInput(one, `copy-${index}`) }));
  const form = element(
    'form',
    { class: 'copy' },
    ...fields.flatMap(({ one, input }, index) => [element('label', { for: `copy-${index}` }, one.words), input.part]),
    element(
      'p',
      { class: 'actions' },
      element('button', { type: 'submit', class: 'primary' }, 'Ajouter la copie'),
      button('Renoncer', () => form.remove()),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    add(fields.map(({ one, input }) => ({ path: one.path.slice(depth), value: input.read() })));
  });
  return form;
}
