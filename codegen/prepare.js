// The last step of `npm ci` and `npm install` writes `src/generated/`, so that editors find the schemas of the spec at the first opening.
// It never makes an install fail: the next command reports the findings of a spec, or the absence of the tools.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
spawnSync(process.execPath, ['codegen/start.js', 'codegen'], { cwd: root, stdio: 'ignore', timeout: 60_000 });
