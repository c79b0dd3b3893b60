import { buildWhatChanged, isReport } from '../codegen/output/build/build-what-changed.ts';

// A process of its own for each measured build, so that start-up counts and the peak of memory is this build's alone.
const [root = '', without] = process.argv.slice(2);
const outcome = await buildWhatChanged({ root, engine: root }, { pictures: without !== '--no-pictures' });
if (Array.isArray(outcome)) {
  for (const { file, position, message } of outcome.slice(0, 5)) console.error(`${file}:${position.line} ${message}`);
  process.exit(1);
}
const made = isReport(outcome) ? outcome : undefined;
console.log(
  JSON.stringify({
    totalMs: performance.now(),
    // With nothing to do, there is none.
    phases: made?.phases ?? [],
    pages: made?.pages ?? [],
    // In kilobytes on every system Node runs on.
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }),
);
