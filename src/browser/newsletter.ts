import type * as sender from './send-newsletter.ts';

/**
 * Answers the newsletter form, whose `method="dialog"` keeps the browser's own e-mail validation and goes nowhere. Without
 * a delivery nothing is sent. With one, the address is confirmed once it was accepted, and stays in the field until then.
 * The sentences come from the page and land in its status region, so that they are also read aloud.
 */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !field || !status) return;
  const { newsletter = '', delivery, failure = '' } = form.dataset;
  let isSending = false;
  form.addEventListener('submit', async () => {
    const email = field.value;
    if (!email) field.focus();
    if (!email || isSending) return;
    isSending = true;
    status.textContent = '';
    const isAccepted = !delivery || (await send(form, email));
    isSending = false;
    status.toggleAttribute('data-failed', !isAccepted);
    status.textContent = isAccepted ? newsletter : failure;
    if (isAccepted && delivery) form.reset();
  });
}

/**
 * What sends is fetched by those who subscribe: it is shared with the forms, and this script is in every page. The page names
 * the file, as it does for islands: Vite would add code of its own to an import that it knows.
 */
async function send(form: HTMLFormElement, email: string): Promise<boolean> {
  try {
    const file = document.querySelector<HTMLMetaElement>('meta[name=newsletter-script]')?.content ?? '';
    const { sendNewsletter } = (await import(/* @vite-ignore */ file)) as typeof sender;
    return await sendNewsletter(form, email);
  } catch {
    return false;
  }
}
