import { memberOf } from '../forms/form-fields.ts';

/**
 * Answers a form on one line. Without a delivery nothing is sent. With one, the request is confirmed once it was accepted,
 * and stays in its fields until then. The sentences come from the page and land in its status region, so that they are also
 * read aloud.
 */
export async function answerLineForm(form: HTMLElement): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const status = memberOf(form, 'querySelector')('[role=status]');
  if (status === null) return;
  const { confirmation = '', delivery, failure = '' } = memberOf(form, 'dataset');
  status.textContent = '';
  const isAccepted = !delivery || (await send(form));
  status.toggleAttribute('data-failed', !isAccepted);
  status.textContent = isAccepted ? confirmation : failure;
  if (isAccepted && delivery) memberOf(form, 'reset')();
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
