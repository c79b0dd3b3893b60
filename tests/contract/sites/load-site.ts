import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import type { Site as PlainSite } from '../../../codegen/model/site.ts';
import { formatFindings } from '../../../codegen/base/findings/finding.ts';
import { createLoader } from '../../../codegen/pipeline.ts';
import { ParseCache } from '../../../codegen/read/parse-cache.ts';
import type { Site } from '#generated/types.ts';

const engine = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A small site of this folder, in the look and with the words of the real one: `bare` has no part that a site may leave out, `full` has all of them,
 * and long lists. Throws the findings when there are any.
 */
export function loadSite(name: 'bare' | 'full'): { plain: PlainSite; site: Site } {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    cpSync(join(import.meta.dirname, name), root, { recursive: true });
    cpSync(join(engine, 'spec/theme.yaml'), join(root, 'spec/theme.yaml'));
    completeSettings(join(root, 'spec/site.yaml'));
    const { site, findings } = createLoader({ root, engine, cache: new ParseCache() }).load();
    if (site === undefined) throw new Error(formatFindings(findings));
    // Checked against the schemas from which `Site` is emitted.
    return { plain: site, site: site as unknown as Site };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Gives a small site those settings that every site needs, or its forms, and that it does not write: those of the real site. */
function completeSettings(file: string): void {
  const settings = parseDocument(readFileSync(file, 'utf8'));
  const real = parseDocument(readFileSync(join(engine, 'spec/site.yaml'), 'utf8'));
  const schema = parseDocument(readFileSync(join(engine, 'codegen/schema/site.schema.yaml'), 'utf8'));
  const needed = schema.toJS().required as string[];
  if (existsSync(join(file, '../forms'))) needed.push('forms');
  for (const key of needed) if (!settings.has(key)) settings.set(key, real.get(key, true));
  // It leads to a page of the real site.
  if (settings.hasIn(['forms', 'privacy'])) settings.deleteIn(['forms', 'privacy', 'link']);
  writeFileSync(file, settings.toString());
}
