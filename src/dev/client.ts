/// <reference types="vite/client" />
import '../browser/main.ts';
import { startEditor } from './edit/editor.tsx';
import { pageFailed } from './findings-client.tsx';

// Dev server only: shows each change of the spec on the open page.

/** The status of a page that could not be rendered. */
const failed = 500;

/** The last markup of each part from the server. Scripts of the page may have changed the markup on the page since. */
const served = new Map<string, string>();

/** Runs the scripts of the page's islands again, for the fresh markup: a new address makes a module run anew. */
function restartIslands(page: Document): void {
  const scripts = page.querySelector<HTMLMetaElement>('meta[name=island-scripts]')?.content.split(' ') ?? [];
  for (const script of scripts) void import(/* @vite-ignore */ `${script}?at=${Date.now()}`);
}

/** The parts of the page that are replaced. The scripts of the shell listen to the whole page. */
const parts = ['header', 'main', 'footer'] as const;

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href);
  if (response.status === failed) dispatchEvent(new Event(pageFailed));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Replaces only the parts that have changed, so that the scroll position and open menus survive. */
async function refreshPage(): Promise<void> {
  const next = await fetchPage();
  document.title = next.title;
  for (const selector of parts) {
    const current = document.querySelector(`body > ${selector}`);
    const fresh = next.querySelector(`body > ${selector}`);
    if (current === null || fresh === null || served.get(selector) === fresh.outerHTML) continue;
    served.set(selector, fresh.outerHTML);
    current.replaceWith(document.adoptNode(fresh));
    if (selector === 'main') restartIslands(next);
  }
}

async function storeServed(): Promise<void> {
  const page = await fetchPage();
  for (const selector of parts) served.set(selector, page.querySelector(`body > ${selector}`)?.outerHTML ?? '');
}

/** What a browser reports where a page is left while it comes in: it drops the passage between the two pages, and nothing is wrong. */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && /^Transition was (?:aborted|skipped)/.test(reason.message))
    event.preventDefault();
});

const editor = startEditor();

async function refresh(): Promise<void> {
  await refreshPage();
  await editor.refresh();
}

/** One after the other: of two answers on their way, the earlier one may come last. */
let refreshed = storeServed();
import.meta.hot?.on('spec:update', () => {
  refreshed = refreshed.then(refresh, refresh);
});
