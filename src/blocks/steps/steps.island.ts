/** The time that a button confirms a copy, in milliseconds. */
const confirmationMs = 2500;

/** Shows the buttons that copy commands, and reports the result of each press in the button and in the place's status. */
export function stepsIsland(place: HTMLElement): void {
  const status = place.querySelector('output');
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const word = button.querySelector('span');
    const code = button.previousElementSibling;
    if (!word || !code || !status) continue;
    const { copied = '', selected = '' } = status.dataset;
    const label = word.textContent;
    const report = (inButton: string, inStatus: string) => {
      word.textContent = inButton;
      status.textContent = inStatus;
    };
    const press = async () => {
      if (await copyText(code)) report(copied, copied);
      else report(label, selected);
      setTimeout(report, confirmationMs, label, '');
    };
    button.addEventListener('click', () => void press());
    button.hidden = false;
  }
}

/** Copies the text of the element. Where the browser does not allow it, selects it for the visitor's own shortcut. */
async function copyText(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
