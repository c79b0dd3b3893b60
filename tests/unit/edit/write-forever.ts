import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../../codegen/cache/write-files.ts';

/** Writes several files of the spec in `root` again and again, each time with the same text in all of them, until it is killed. */
const [root = '', ...files] = process.argv.slice(2);
process.stdout.write('go');
for (let turn = 1; ; turn += 1) {
  const before = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  writeFiles(root, new Map(files.map((file) => [file, `turn ${turn} ${'x'.repeat(20_000)}\n`])), before);
}
