/// <reference types="vite/client" />
import { FindingsOverlay } from './findings-overlay.ts';
import type { Finding } from './finding.ts';

// Dev server only. It imports nothing generated: it must run when there has been no good spec yet.
const overlay = new FindingsOverlay();

async function refreshFindings(): Promise<void> {
  const response = await fetch('/@spec/findings');
  const findings = (await response.json()) as Finding[];
  overlay.show(findings);
  const isEmptyPage = document.querySelector('main') === null;
  if (isEmptyPage && findings.length === 0) location.reload();
}

import.meta.hot?.on('spec:update', () => void refreshFindings());
void refreshFindings();
