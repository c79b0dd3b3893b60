import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the spec of this site into a folder of its own, `spec` in it, for what writes there. Whoever asks removes it. */
export function copySmallSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  cpSync(join(import.meta.dirname, 'spec'), join(root, 'spec'), { recursive: true });
  return root;
}
