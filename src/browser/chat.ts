/** Dotted paths of the functions that the chat widget installs on `window`. */
export interface ChatWidget {
  activate: string;
  open: string;
}

/** How long a widget may take to answer a click before it counts as absent. */
const patienceMs = 4000;

/**
 * Makes every `[data-chat]` button open the support chat:
 * - `alert` and `silent` call the activation function, else the opening function;
 * - `activate-only` calls the activation function only;
 * - when nothing answers, or not in time, `alert` shows the shell's alert dialog, the others do nothing.
 *
 * One call at a time: a click while the widget is opening is not a second one.
 * Without this script the buttons submit a form of the shell, which leads to the contact page.
 */
export function startChat(widget: ChatWidget): void {
  let isWaiting = false;
  addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null;
    if (!button) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    button.ariaBusy = 'true';
    const answer = ask(widget, button.dataset.chat);
    const isOpen = await Promise.race([answer, patience()]);
    isWaiting = false;
    button.ariaBusy = null;
    if (isOpen || button.dataset.chat !== 'alert') return;
    showAlert(button);
    // A slow widget that opens after all makes the message untrue.
    if (await answer) alertDialog()?.close();
  });
}

async function ask({ activate, open }: ChatWidget, mode: string | undefined): Promise<boolean> {
  return (await call(activate)) || (mode !== 'activate-only' && call(open));
}

function patience(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, false);
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
  const dialog = alertDialog();
  if (!dialog || dialog.open) return;
  // Some browsers do not focus a button that is clicked, so closing would not bring the focus back to it.
  dialog.addEventListener('close', () => button.focus(), { once: true });
  dialog.showModal();
}

function alertDialog(): HTMLDialogElement | null {
  return document.querySelector('#chat-alert');
}
