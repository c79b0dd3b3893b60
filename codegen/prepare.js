// What `npm ci` and `npm install` end with: `src/generated/` is written, so that editors find the schemas of the spec at the first opening, and
// the program is kept as scripts, which the first `check` and `build` after it find.
// It never makes an install fail: a spec with findings, or an install without the tools that generate, is told by the next command.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
for (const program of [['codegen/start.js', 'codegen'], ['codegen/output/program/main.ts']])
  spawnSync(process.execPath, program, { cwd: root, stdio: 'ignore', timeout: 60_000 });
