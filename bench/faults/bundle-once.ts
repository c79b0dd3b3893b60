import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../../codegen/site/bundle/bundle.ts';
import { createStaging, discardStaging } from '../../codegen/site/publish/publish.ts';
import { readSchemas } from '../../codegen/schemas/schemas.ts';
import { isOfItsKind } from '../../codegen/site/verify/file-kind.ts';

/**
 * The bundle step alone, in the project given as first argument: exits with 1 where the stylesheet, or any file that was meant
 * for the site, is missing, empty or of another kind.
 */
const root = process.argv[2] ?? '';
const project = { root, engine: root };
const staging = await createStaging(root);
const { assets, files } = await bundle(project, staging, readSchemas(project), []);
const faults = assets.stylesheet.endsWith('.css') ? [] : [assets.stylesheet];
for (const file of files) {
  const path = join(staging, file);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size === 0 || !isOfItsKind(file, await readFile(path))) faults.push(file);
}
await discardStaging(staging);
if (faults.length > 0) {
  console.error(faults.join(', '));
  process.exitCode = 1;
}
