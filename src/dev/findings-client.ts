/// <reference types="vite/client" />
import type { ShownFinding } from '../shared/editing.ts';
import { FindingsOverlay } from './findings-overlay.tsx';

// Dev server only. It imports nothing generated: it must run when there has been no good spec yet.

/** Name of the event after the fresh markup of the open page could not be rendered: the server knows the finding. */
export const pageFailed = 'spec:page-failed';

/** How often a page that could not be shown tries again. */
const retryMs = 1000;

const overlay = new FindingsOverlay();

async function refreshFindings(): Promise<void> {
  const response = await fetch(`/@spec/findings?page=${encodeURIComponent(location.pathname)}`);
  const findings = (await response.json()) as ShownFinding[];
  overlay.show(findings);
  if (isEmptyPage() && findings.length === 0) location.reload();
}

function isEmptyPage(): boolean {
  return document.querySelector('main') === null;
}

/** Reloads a page that could not be shown, whichever change corrected it: of the spec, a view, or a schema. */
async function retry(): Promise<void> {
  const { ok } = await fetch(location.href).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

import.meta.hot?.on('spec:update', () => void refreshFindings());
addEventListener(pageFailed, () => void refreshFindings());
void refreshFindings();
if (isEmptyPage()) setInterval(() => void retry(), retryMs);
