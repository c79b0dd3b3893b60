import { change } from './door.ts';
import { button, element } from './element.ts';
import { fieldInput } from './field-input.ts';
import { refusal } from './refusal.ts';
import type { Entry, Outcome } from './protocol.ts';

let made = 0;

/** A value in its field, with what the check says of it below. Nothing is written before it is saved. */
export function entryForm(entry: Entry, hash: string, done: (outcome: Outcome) => void): HTMLFormElement {
  made += 1;
  const id = `value-${made}`;
  const input = fieldInput(entry, id);
  const message = element('div', { class: 'refusal', id: `${id}-message`, role: 'alert' });
  const save = element('button', { type: 'submit', class: 'primary' }, 'Enregistrer');
  const help = entry.help === null ? undefined : element('p', { class: 'help', id: `${id}-help` }, entry.help);
  input.control.setAttribute('aria-describedby', `${id}-help ${id}-message`);
  const form = element('form', {}, element('label', { for: id }, entry.words), input.part, help, message);
  const counter =
    entry.field.kind === 'text' && entry.field.most !== undefined ? lengthOf(input.read, entry.field.most) : undefined;
  form.append(
    element(
      'p',
      { class: 'actions' },
      save,
      button('Annuler la saisie', () => form.replaceWith(entryForm(entry, hash, done))),
      counter?.part,
    ),
  );
  const start = input.read();
  form.addEventListener('input', () => {
    form.classList.toggle('changed', input.read() !== start);
    counter?.show();
  });
  form.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  const submit = async () => {
    save.disabled = true;
    const outcome = await change('save', { file: entry.file, path: entry.path, value: input.read(), hash });
    save.disabled = false;
    input.control.setAttribute('aria-invalid', String(outcome.kind === 'refused'));
    message.replaceChildren(...refusal(outcome, entry.file));
    if (outcome.kind !== 'refused' && outcome.kind !== 'impossible') form.classList.remove('changed');
    done(outcome);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return form;
}

function lengthOf(read: () => unknown, most: number): { part: HTMLElement; show: () => void } {
  const part = element('span', { class: 'length' });
  const show = () => {
    part.textContent = `${[...String(read())].length} sur ${most} caractères`;
  };
  show();
  return { part, show };
}
