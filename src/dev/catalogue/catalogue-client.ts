/// <reference types="vite/client" />
import { foldText } from '../../search/typed-words.ts';

// The script of the catalogue, on the dev server only.

/** Shows the kinds of block that hold all words of the field, and counts them. */
function filterKinds(): void {
  const words = foldText(document.querySelector<HTMLInputElement>('#filtre')?.value ?? '').split(' ');
  const kinds = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  for (const kind of kinds) kind.hidden = words.some((word) => kind.dataset.words?.includes(word) !== true);
  for (const use of document.querySelectorAll<HTMLElement>('[data-use]'))
    use.hidden = use.querySelector('[data-words]:not([hidden])') === null;
  const shown = kinds.filter(({ hidden }) => !hidden).length;
  document.querySelector('.tools [role=status]')?.replaceChildren(shown > 1 ? `${shown} blocs` : `${shown} bloc`);
  document.querySelector('.none')?.toggleAttribute('hidden', shown > 0);
}

/** Copies the YAML beside a button, and confirms it there. */
async function copyYaml({ currentTarget }: Event): Promise<void> {
  const example = currentTarget instanceof Element ? currentTarget.closest('figure') : null;
  const source = example?.querySelector('pre');
  if (!source) return;
  const status = example?.querySelector('[role=status]');
  try {
    await navigator.clipboard.writeText(`${source.textContent}\n`);
    status?.replaceChildren('Copié : collez-le sous « blocks: ».');
  } catch {
    source.closest('details')?.setAttribute('open', '');
    getSelection()?.selectAllChildren(source);
    status?.replaceChildren('Le presse-papiers est refusé : le texte est sélectionné, Ctrl + C le copie.');
  }
}

/** Gives a frame the height of its content, which styles, fonts and islands change after it is loaded. */
function fitFrame({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  const content = frame.contentDocument?.querySelector('main');
  if (content) new ResizeObserver(() => (frame.height = String(content.scrollHeight))).observe(content);
}

function openLinked(): void {
  document.getElementById(location.hash.slice(1))?.toggleAttribute('open', true);
}

document.querySelector('#filtre')?.addEventListener('input', filterKinds);
document.querySelector('#largeur')?.addEventListener('input', ({ target }) => {
  document.body.style.setProperty('--width', `${(target as HTMLSelectElement).value}px`);
});
for (const button of document.querySelectorAll('figure button'))
  button.addEventListener('click', (event) => void copyYaml(event));
for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', fitFrame);
addEventListener('hashchange', openLinked);
openLinked();
// The browser restores the field after « Précédent ».
filterKinds();

import.meta.hot?.on('spec:update', () => location.reload());
