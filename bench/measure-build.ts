import { build } from '../codegen/output/build/build.ts';

// A process of its own for each measured build, so that start-up counts and the peak of memory is this build's alone.
const [root = '', without] = process.argv.slice(2);
const outcome = await build({ root, pictures: without !== '--no-pictures' });
if (!('pages' in outcome)) {
  for (const { file, position, message } of outcome.slice(0, 5)) console.error(`${file}:${position.line} ${message}`);
  process.exit(1);
}
console.log(
  JSON.stringify({
    totalMs: performance.now(),
    phases: outcome.phases,
    pages: outcome.pages,
    publication: outcome.publication,
    // In kilobytes on every system Node runs on.
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }),
);
