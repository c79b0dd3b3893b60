/// <reference types="vite/client" />
import { startIslands } from '../browser/islands.ts';
import { FindingsOverlay } from './findings-overlay.ts';
import type { Finding } from './finding.ts';

// Dev server only: keeps the open page equal to the spec.
const overlay = new FindingsOverlay();

async function refresh(): Promise<void> {
  const [page, findings] = await Promise.all([fetch(location.href), fetch('/@spec/findings')]);
  overlay.show((await findings.json()) as Finding[]);
  if (page.ok || page.status === 404) swapPage(await page.text());
}

/** Replaces what differs, so that scroll position, open menus and typed values outside of it survive. */
function swapPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  for (const selector of ['header', 'main', 'footer']) {
    const current = document.querySelector(`body > ${selector}`);
    const fresh = next.querySelector(`body > ${selector}`);
    // An island that lives has changed its own markup: compare with what the server sent, not with what is shown.
    if (current === null || fresh === null || served.get(selector) === fresh.outerHTML) continue;
    served.set(selector, fresh.outerHTML);
    current.replaceWith(document.adoptNode(fresh));
    if (selector === 'main') startIslands();
  }
}

/** The markup of each part as the server last sent it. */
const served = new Map<string, string>();

import.meta.hot?.on('spec:update', () => void refresh());
void fetch('/@spec/findings')
  .then((response) => response.json() as Promise<Finding[]>)
  .then((findings) => overlay.show(findings));
