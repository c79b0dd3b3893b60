import { chat } from '#generated/page-parts-on-use.ts';

/** The chat widget, and the words of the alert where it does not answer. */
type ChatWidget = NonNullable<typeof chat>;

/** How long a widget may take to answer a click before it counts as absent. */
const patienceMs = 4000;

/**
 * Opens the support chat, by the mode in the button's `data-chat`:
 * - `alert` and `silent` call the activation function, else the opening function;
 * - `activate-only` calls the activation function only;
 * - when nothing answers, or not in time, `alert` shows the alert, the others do nothing.
 */
export async function openChat(button: HTMLElement): Promise<void> {
  if (chat === undefined) return;
  const answer = start(chat, button.dataset.chat);
  const isOpen = await Promise.race([answer, patience()]);
  if (isOpen || button.dataset.chat !== 'alert') return;
  const alert = showAlert(button, chat);
  // A slow widget that opens after all makes the message untrue.
  void answer.then((opens) => opens && alert?.close());
}

async function start({ activate, open }: ChatWidget, mode: string | undefined): Promise<boolean> {
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

function showAlert(button: HTMLElement, words: ChatWidget): HTMLDialogElement | undefined {
  const { form } = button as HTMLButtonElement;
  if (form === null) return undefined;
  const dialog = chatAlert(form, words);
  if (dialog.open) return dialog;
  // Some browsers do not focus a button that is clicked, so closing would not bring the focus back to it.
  dialog.addEventListener('close', () => button.focus(), { once: true });
  dialog.showModal();
  return dialog;
}

/** The alert for a chat that does not answer, after the form of the chat: made at its first use. */
function chatAlert(form: HTMLFormElement, words: ChatWidget): HTMLDialogElement {
  const made = form.nextElementSibling;
  if (made instanceof HTMLDialogElement) return made;
  const dialog = make('dialog', { className: 'chat-alert' });
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'chat-alert-title');
  dialog.setAttribute('aria-describedby', 'chat-alert-text');
  const button = make('button', { className: 'button-primary', textContent: words.closeLabel });
  // It takes the focus, not the first of the links.
  button.setAttribute('autofocus', '');
  const end = make('form', { method: 'dialog' });
  end.append(button);
  dialog.append(
    make('p', { id: 'chat-alert-title', className: 'label', textContent: words.alertTitle }),
    make('p', { id: 'chat-alert-text', textContent: words.unavailableMessage }),
  );
  const ways = document.querySelector('#chat-ways')?.cloneNode(true);
  if (ways instanceof HTMLElement) {
    ways.removeAttribute('id');
    ways.hidden = false;
    dialog.append(ways);
  }
  dialog.append(end);
  form.after(dialog);
  return dialog;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}
