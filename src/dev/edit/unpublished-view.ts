import { ask, change } from './door.ts';
import { button, element } from './element.ts';
import type { Outcome, UnpublishedAnswer, WrittenPlace } from './protocol.ts';
import { refusal } from './refusal.ts';

/** What has changed since the version that was published last, in the words of `npm run diff`; each change can be taken back. */
export async function unpublishedView(actions: {
  readonly open: (place: WrittenPlace) => void;
  readonly done: (outcome: Outcome) => void;
}): Promise<HTMLElement[]> {
  const answer = await ask<UnpublishedAnswer>('unpublished', {});
  if (answer === undefined) return [element('p', {}, 'Le serveur ne répond pas.')];
  if (answer.message !== null) return [element('p', {}, answer.message)];
  const against = element('p', { class: 'help' }, `Comparé à ${answer.against}.`);
  if (answer.changes.length === 0) return [nothing(), against];
  const items = answer.changes.map((one) => {
    const message = element('div', { class: 'refusal', role: 'alert' });
    const revert = async () => {
      const outcome = await change('revert', { words: one.words, file: one.file, path: one.path });
      message.replaceChildren(...refusal(outcome, one.file));
      if (outcome.kind === 'done') {
        item.remove();
        if (list.childElementCount === 0) list.replaceWith(nothing());
      }
      actions.done(outcome);
    };
    const item: HTMLLIElement = element(
      'li',
      {},
      element('p', {}, one.words),
      element(
        'p',
        { class: 'actions' },
        button(`${one.file}:${one.line}`, () => actions.open(one), { class: 'place' }),
        one.canRevert ? button('Annuler', () => void revert(), { 'aria-label': `Annuler : ${one.words}` }) : undefined,
      ),
      message,
    );
    return item;
  });
  const list = element('ul', { class: 'unpublished' }, ...items);
  return [against, list];
}

function nothing(): HTMLElement {
  return element('p', {}, 'Rien n’a changé.');
}
