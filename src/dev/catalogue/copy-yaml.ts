/** How long a button says that it has copied. */
const saidMs = 4000;

/** Each button copies the example that it names; what happened is said beside it. */
export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const said = button.nextElementSibling;
    const source = document.querySelector(`#${button.dataset.copy ?? ''}`);
    if (said === null || source === null) continue;
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(`${source.textContent}\n`).then(
        () => say(said, 'Copié : collez-le sous « blocks: ».'),
        () => showInstead(said, source),
      );
    });
  }
}

/** Where the clipboard is refused, the text is shown and selected. */
function showInstead(said: Element, source: Element): void {
  source.closest('details')?.setAttribute('open', '');
  getSelection()?.selectAllChildren(source);
  say(said, 'Le presse-papiers est refusé : le texte est sélectionné, Ctrl + C le copie.');
}

function say(place: Element, text: string): void {
  place.textContent = text;
  setTimeout(() => {
    if (place.textContent === text) place.textContent = '';
  }, saidMs);
}
