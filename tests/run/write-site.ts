import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';

/** `node write-site.ts <project> <file>`: writes the site of a project's spec, as JSON. Fails on findings. */
const [root = '.', file = 'site.json'] = process.argv.slice(2);
const { site, findings } = createLoader({ root }).load();
if (site === undefined) throw new Error(formatFindings(findings));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(site));
