/** How long a button says that it has copied, in milliseconds. */
const saidFor = 2500;

/** Shows the buttons that copy commands, and says what became of each press, in the button and in the place's status. */
export function stepsIsland(place: HTMLElement): void {
  const status = place.querySelector('output');
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const word = button.querySelector('span');
    const code = button.previousElementSibling;
    if (!word || !code || !status) continue;
    const { copied = '', selected = '' } = status.dataset;
    const label = word.textContent;
    const say = (inButton: string, inStatus: string) => {
      word.textContent = inButton;
      status.textContent = inStatus;
    };
    const press = async () => {
      if (await copyText(code)) say(copied, copied);
      else say(label, selected);
      setTimeout(say, saidFor, label, '');
    };
    button.addEventListener('click', () => void press());
    button.hidden = false;
  }
}

/** Copies what the element says. Where the browser does not allow it, selects it for the visitor's own shortcut. */
async function copyText(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
