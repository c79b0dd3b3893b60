/**
 * Answers the newsletter form, whose `method="dialog"` keeps the browser's own e-mail validation and goes nowhere. Without
 * a delivery nothing is sent. With one, the address is confirmed once a 2xx answer has come, and stays in the field until then.
 * The sentences come from the page and land in its status region, so that they are also read aloud.
 *
 * It does not share the delivery of the forms: this script is in every page, and a shared chunk would be one more request.
 */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !field || !status) return;
  const { newsletter = '', delivery, timeout, failure = '' } = form.dataset;
  let isSending = false;
  form.addEventListener('submit', async () => {
    const email = field.value;
    if (!email) field.focus();
    if (!email || isSending) return;
    isSending = true;
    status.textContent = '';
    const isAccepted = !delivery || (await post(delivery, email, Number(timeout)));
    isSending = false;
    status.toggleAttribute('data-failed', !isAccepted);
    status.textContent = isAccepted ? newsletter : failure;
    if (isAccepted && delivery) form.reset();
  });
}

/** Whether the receiver took the address. */
async function post(delivery: string, email: string, timeoutMs: number): Promise<boolean> {
  try {
    const { ok } = await fetch(delivery, {
      method: 'POST',
      body: new URLSearchParams({ form: 'newsletter', email }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
