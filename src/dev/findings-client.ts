/// <reference types="vite/client" />
import { FindingsOverlay } from './findings-overlay.ts';
import type { ShownFinding } from './finding.ts';
import { pageFailed } from './page-failed.ts';

// Dev server only. It imports nothing generated: it must run when there has been no good spec yet.
/** How often a page that could not be shown looks whether it can be. */
const comeBackMs = 1000;

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

/** A page that could not be shown comes back by itself, whatever corrected it: the spec, a view, or a schema. */
async function comeBack(): Promise<void> {
  const { ok } = await fetch(location.href).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

import.meta.hot?.on('spec:update', () => void refreshFindings());
addEventListener(pageFailed, () => void refreshFindings());
void refreshFindings();
if (isEmptyPage()) setInterval(() => void comeBack(), comeBackMs);
