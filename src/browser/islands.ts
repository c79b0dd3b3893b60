/**
 * An island that is not alive once everything has loaded never will be: its script did not arrive, or failed.
 * Its markup stays readable, and its message says what to do.
 */
export function watchIslands(): void {
  const check = () => {
    for (const message of document.querySelectorAll('[data-island]:not([data-alive]) > [data-island-error]')) {
      message.removeAttribute('hidden');
    }
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);
}
