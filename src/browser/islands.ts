/**
 * The script of pages that have islands. It loads theirs once the page itself has arrived and been painted: the text comes
 * first, over a slow line and on a slow processor.
 * An island that is not alive once all have loaded never will be, since its script did not arrive or failed: it is marked
 * `data-failed`, its markup stays readable, and its message names the remedy.
 */
async function loadIslands(): Promise<void> {
  const names = document.querySelectorAll<HTMLMetaElement>('meta[name=island-scripts]');
  const files = [...names].flatMap(({ content }) => content.split(' '));
  // A file that does not arrive is in the browser's log already; the message below is for the visitor.
  await Promise.allSettled(files.map((file) => import(/* @vite-ignore */ file)));
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])'))
    island.dataset['failed'] = '';
}

const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(loadIslands));
if (document.readyState === 'complete') loadAfterPaint();
else addEventListener('load', loadAfterPaint);
