import { foldText } from '../../ui/fold-text.ts';

/** Shows the kinds that hold all words of the field, and says how many these are. */
export function filterKinds(): void {
  const field = document.querySelector<HTMLInputElement>('#filtre');
  const status = document.querySelector('.filter [role=status]');
  const none = document.querySelector<HTMLElement>('.none');
  if (field === null || status === null || none === null) return;
  const kinds = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  const shelves = [...document.querySelectorAll<HTMLElement>('[data-shelf]')];
  const filter = () => {
    const words = foldText(field.value).split(' ');
    for (const kind of kinds) kind.hidden = words.some((word) => kind.dataset.words?.includes(word) !== true);
    for (const shelf of shelves) shelf.hidden = shelf.querySelector('[data-words]:not([hidden])') === null;
    const shown = kinds.filter(({ hidden }) => !hidden).length;
    status.textContent = shown > 1 ? `${shown} blocs` : `${shown} bloc`;
    none.hidden = shown > 0;
  };
  field.addEventListener('input', filter);
  // What was typed is back after « Précédent ».
  if (field.value !== '') filter();
}
