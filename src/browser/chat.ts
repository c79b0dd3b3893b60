/** Dotted paths of the functions that the chat widget installs on `window`. */
export interface ChatWidget {
  activate: string;
  open: string;
}

/**
 * Makes every `[data-chat]` button open the support chat:
 * - `alert` and `silent` call the activation function, else the opening function;
 * - `activate-only` calls the activation function only;
 * - when nothing answers, `alert` shows the shell's alert dialog, the others do nothing.
 *
 * Without this script the buttons submit a form of the shell, which leads to the contact page.
 */
export function startChat({ activate, open }: ChatWidget): void {
  addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null;
    if (!button) return;
    event.preventDefault();
    const mode = button.dataset.chat;
    if ((await call(activate)) || (mode !== 'activate-only' && (await call(open)))) return;
    if (mode === 'alert') showAlert(button);
  });
}

/** Whether there is such a function and it succeeded: a widget that throws or rejects counts as absent. */
async function call(path: string): Promise<boolean> {
  try {
    // A missing step, like a last one that cannot be called, throws: that is how absence shows.
    const names = path.split('.');
    const method = names.pop() ?? '';
    let owner: object = window;
    for (const name of names) owner = Reflect.get(owner, name) as object;
    await Reflect.apply(Reflect.get(owner, method) as () => unknown, owner, []);
    return true;
  } catch {
    return false;
  }
}

function showAlert(button: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('#chat-alert');
  if (!dialog || dialog.open) return;
  // Some browsers do not focus a button that is clicked, so closing would not bring the focus back to it.
  dialog.addEventListener('close', () => button.focus(), { once: true });
  dialog.showModal();
}
