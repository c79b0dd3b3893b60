/// <reference types="vite/client" />
import { foldText } from '../../search/typed-words.ts';

// The script of the catalogue's pages, on the dev server only.

/** How long the confirmation of a copy is shown. */
const confirmationMs = 4000;

/** Shows the kinds of block that hold all words of the field, and counts them. */
function filterKinds(): void {
  const field = document.querySelector<HTMLInputElement>('#filtre');
  const status = document.querySelector('.filter [role=status]');
  const none = document.querySelector<HTMLElement>('.none');
  if (field === null || status === null || none === null) return;
  const kinds = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-use]')];
  const filter = () => {
    const words = foldText(field.value).split(' ');
    for (const kind of kinds) kind.hidden = words.some((word) => kind.dataset.words?.includes(word) !== true);
    for (const group of groups) group.hidden = group.querySelector('[data-words]:not([hidden])') === null;
    const shown = kinds.filter(({ hidden }) => !hidden).length;
    status.textContent = shown > 1 ? `${shown} blocs` : `${shown} bloc`;
    none.hidden = shown > 0;
  };
  field.addEventListener('input', filter);
  // The browser restores the field after « Précédent ».
  if (field.value !== '') filter();
}

/** Each button copies the example that it names, and confirms it in the element beside it. */
function copyOnClick(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.nextElementSibling;
    const source = document.querySelector(`#${button.dataset.copy ?? ''}`);
    if (status === null || source === null) continue;
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(`${source.textContent}\n`).then(
        () => showBriefly(status, 'Copié : collez-le sous « blocks: ».'),
        () => {
          source.closest('details')?.setAttribute('open', '');
          getSelection()?.selectAllChildren(source);
          showBriefly(status, 'Le presse-papiers est refusé : le texte est sélectionné, Ctrl + C le copie.');
        },
      );
    });
  }
}

function showBriefly(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => {
    if (status.textContent === text) status.textContent = '';
  }, confirmationMs);
}

/** Scales each framed document into its place. Its height is that of its content, up to the limit in catalogue.css. */
function fitFrames(): void {
  const places = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) fit(target);
  });
  for (const place of document.querySelectorAll<HTMLElement>('.scaled')) {
    places.observe(place);
    place.querySelector('iframe')?.addEventListener('load', ({ currentTarget }) => {
      const body = currentTarget instanceof HTMLIFrameElement ? currentTarget.contentDocument?.body : undefined;
      fit(place);
      // Styles, fonts and islands load after the document.
      if (body) new ResizeObserver(() => fit(place)).observe(body);
    });
  }
}

function fit(place: HTMLElement): void {
  const frame = place.querySelector('iframe');
  const width = Number(place.dataset.width);
  if (frame === null || width === 0) return;
  const scale = Math.min(1, place.clientWidth / width);
  const height = frame.contentDocument?.querySelector('main')?.getBoundingClientRect().height ?? 0;
  if (height > 0) frame.height = String(Math.ceil(height));
  frame.style.scale = String(scale);
  place.style.setProperty('--tall', `${Math.ceil(Number(frame.height) * scale)}px`);
}

filterKinds();
copyOnClick();
fitFrames();

import.meta.hot?.on('spec:update', () => location.reload());
