/**
 * Answers a form on one line. Without a delivery nothing is sent. With one, the request is confirmed once it was accepted,
 * and stays in its fields until then. The sentences come from the page and land in its status region, so that they are also
 * read aloud.
 */
export async function answerLineForm(form: HTMLElement): Promise<void> {
  const status = form.querySelector('[role=status]');
  if (status === null || !(form instanceof HTMLFormElement)) return;
  const { confirmation = '', delivery, failure = '' } = form.dataset;
  status.textContent = '';
  const isAccepted = !delivery || (await send(form));
  status.toggleAttribute('data-failed', !isAccepted);
  status.textContent = isAccepted ? confirmation : failure;
  if (isAccepted && delivery) form.reset();
}

/** The module that sends is shared with the other forms, and loaded on use. */
async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    const { sendLineForm } = await import('./send-line-form.ts');
    return await sendLineForm(form);
  } catch {
    return false;
  }
}
