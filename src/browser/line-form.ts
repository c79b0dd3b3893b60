import type * as sender from './send-line-form.ts';

/**
 * Answers the forms on one line, whose `method="dialog"` keeps the browser's own validation and goes nowhere. Without a
 * delivery nothing is sent. With one, what was typed is confirmed once it was accepted, and stays in its fields until then.
 * The sentences come from the page and land in its status region, so that they are also read aloud.
 */
export function startLineForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-line-form]')) {
    const status = form.querySelector('[role=status]');
    if (status !== null) startLineForm(form, status);
  }
}

function startLineForm(form: HTMLFormElement, status: Element): void {
  const { confirmation = '', delivery, failure = '' } = form.dataset;
  let isSending = false;
  form.addEventListener('submit', async () => {
    if (isSending) return;
    isSending = true;
    status.textContent = '';
    const isAccepted = !delivery || (await send(form));
    isSending = false;
    status.toggleAttribute('data-failed', !isAccepted);
    status.textContent = isAccepted ? confirmation : failure;
    if (isAccepted && delivery) form.reset();
  });
}

/**
 * What sends is fetched by those who send: it is shared with the other forms, and this script is in every page. The page names
 * the file, as it does for islands: Vite would add code of its own to an import that it knows.
 */
async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    const file = document.querySelector<HTMLMetaElement>('meta[name=line-form-script]')?.content ?? '';
    const { sendLineForm } = (await import(/* @vite-ignore */ file)) as typeof sender;
    return await sendLineForm(form);
  } catch {
    return false;
  }
}
