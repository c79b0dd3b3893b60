/** How long a button says that it has copied, in milliseconds. */
const saidFor = 2500;

/** Shows the buttons that copy commands, and says what became of each press, in the button and in the place's status. */
export function stepsIsland(place: HTMLElement): void {
  const status = place.querySelector<HTMLElement>('[data-copy-status]');
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const word = button.querySelector('span');
    const code = button.closest('[data-command]')?.querySelector('code');
    if (word && code && status) startButton(button, { word, code, status });
  }
}

/** What a press of a button changes, and what it copies. */
interface Parts {
  readonly word: HTMLElement;
  readonly code: HTMLElement;
  readonly status: HTMLElement;
}

function startButton(button: HTMLButtonElement, { word, code, status }: Parts): void {
  const { copied = '', selected = '' } = status.dataset;
  const label = word.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = async () => {
    const isCopied = await copyText(code);
    word.textContent = isCopied ? copied : label;
    status.textContent = isCopied ? copied : selected;
    clearTimeout(timer);
    timer = setTimeout(() => {
      word.textContent = label;
      status.textContent = '';
    }, saidFor);
  };
  button.addEventListener('click', () => void press());
  button.hidden = false;
}

/** Copies what the element says. Where the browser does not allow it, selects it for the visitor's own shortcut. */
async function copyText(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
