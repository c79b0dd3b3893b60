/**
 * Answers the newsletter form. Nothing is sent: the form's `method="dialog"` keeps the browser's own e-mail validation and goes nowhere.
 * The sentence comes from the page and lands in a status region, so that it is also read aloud.
 */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !status) return;
  form.addEventListener('submit', () => {
    const field = form.querySelector('input');
    if (field?.value) status.textContent = form.dataset.newsletter ?? '';
    else field?.focus();
  });
}
