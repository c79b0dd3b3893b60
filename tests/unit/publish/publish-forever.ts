import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noAllowance, createStaging, publish } from '../../../codegen/site/publish/publish.ts';
import { withLock } from '../../../codegen/site/publish/lock.ts';

/**
 * A process for the tests to kill: publishes one build after another into the folder given as first argument. Every
 * page of a build carries the same mark, so that a reader can tell a torn one.
 */
const root = process.argv[2] ?? '';
for (let round = 0; ; round += 1) {
  const mark = `${process.pid}-${round}`;
  await withLock(root, async () => {
    const staging = createStaging(root);
    await mkdir(join(staging, 'assets'));
    await writeFile(join(staging, `assets/site-${mark}.js`), `console.log('${mark}')`);
    for (let page = 0; page < 10; page += 1)
      await writeFile(join(staging, `page-${page}.html`), `${mark}\n${'Texte de la page. '.repeat(200)}`);
    await publish(staging, { routes: [], allowance: noAllowance });
  });
  console.log('published');
  // The other process gets its turn.
  await sleep(Math.random() * 100);
}
