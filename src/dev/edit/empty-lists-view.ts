import type { CardActions } from './card-view.ts';
import { change } from './door.ts';
import { element } from './element.ts';
import { fieldInput } from './field-input.ts';
import type { Card, EmptyList } from './protocol.ts';
import { refusal } from './refusal.ts';

/** The lists that hold nothing yet: each takes its first items, with what they must say. */
export function emptyListsView({ empty, hash }: Card, actions: CardActions): HTMLElement | undefined {
  if (empty.length === 0) return undefined;
  const folds = empty.map((list) => {
    const fold = element('details', {}, element('summary', {}, list.words));
    fold.addEventListener('toggle', () => {
      if (fold.open && fold.childElementCount === 1) fold.append(firstForm(list, hash, actions));
    });
    return fold;
  });
  return element('section', {}, element('h3', {}, 'Listes vides'), ...folds);
}

let made = 0;

function firstForm({ file, path, words, fields }: EmptyList, hash: string, { done }: CardActions): HTMLElement {
  if (fields.length === 0)
    return element('p', {}, `Cette liste laisse plusieurs formes au choix : commencez-la dans ${file}.`);
  made += 1;
  const inputs = fields
    .map((one, index) => ({ one, id: `first-${made}-${index}` }))
    .map(({ one, id }) => ({
      one,
      id,
      input: fieldInput(one, id),
    }));
  const message = element('div', { class: 'refusal', role: 'alert' });
  const add = async () => {
    const values = inputs.map(({ one, input }) => ({ path: one.path, value: input.read() }));
    const outcome = await change('list', { file, path, hash, action: 'first', values });
    message.replaceChildren(...refusal(outcome, file));
    done(outcome, outcome.kind === 'done' ? { file, path: [...path, 0] } : undefined);
  };
  const form = element(
    'form',
    { class: 'copy' },
    ...inputs.flatMap(({ one, id, input }) => [element('label', { for: id }, one.words), input.part]),
    message,
    element('p', { class: 'actions' }, element('button', { type: 'submit', class: 'primary' }, 'Ajouter')),
  );
  form.setAttribute('aria-label', `Commencer la liste : ${words}`);
  form.addEventListener('input', () => form.classList.add('changed'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add();
  });
  return form;
}
