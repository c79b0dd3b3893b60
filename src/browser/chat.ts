import { chatAlert, type ChatAlertWords } from './chat-alert.ts';

/** Dotted paths of the functions that the chat widget installs on `window`, and what is said where none answers. */
export interface ChatWidget extends ChatAlertWords {
  activate: string;
  open: string;
}

/** How long a widget may take to answer a click before it counts as absent. */
const patienceMs = 4000;

/**
 * Opens the support chat, as the button's `data-chat` says:
 * - `alert` and `silent` call the activation function, else the opening function;
 * - `activate-only` calls the activation function only;
 * - when nothing answers, or not in time, `alert` shows the alert, the others do nothing.
 */
export async function openChat(button: HTMLElement, widget: ChatWidget): Promise<void> {
  const answer = ask(widget, button.dataset.chat);
  const isOpen = await Promise.race([answer, patience()]);
  if (isOpen || button.dataset.chat !== 'alert') return;
  const alert = showAlert(button, widget);
  // A slow widget that opens after all makes the message untrue.
  void answer.then((opens) => opens && alert?.close());
}

async function ask(
  { activate, open }: Pick<ChatWidget, 'activate' | 'open'>,
  mode: string | undefined,
): Promise<boolean> {
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

function showAlert(button: HTMLElement, words: ChatAlertWords): HTMLDialogElement | undefined {
  const { form } = button as HTMLButtonElement;
  if (form === null) return undefined;
  const dialog = chatAlert(form, words);
  if (dialog.open) return dialog;
  // Some browsers do not focus a button that is clicked, so closing would not bring the focus back to it.
  dialog.addEventListener('close', () => button.focus(), { once: true });
  dialog.showModal();
  return dialog;
}
