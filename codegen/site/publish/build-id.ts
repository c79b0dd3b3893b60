import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** Past this age a build counts as abandoned whatever its process: process numbers are given again. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Builds of this very process that are under way. */
const underWay = new Set<string>();

/**
 * A new build's id: when, on which machine, by which process, and a random part, so that two builds at once never share
 * a folder and a later build knows whether the one that left a folder behind is still running.
 */
export function createBuildId(): string {
  const parts = [Date.now().toString(36), machine(), process.pid.toString(36), randomBytes(3).toString('hex')];
  const id = parts.join('-');
  underWay.add(id);
  return id;
}

/** Ends a build of this process, published or given up. */
export function endBuild(id: string): void {
  underWay.delete(id);
}

/** The build id a name in `.builds/` starts with (`<id>`, `<id>.json`, `<id>.staging`…), or null for other names. */
export function buildIdOf(name: string): string | null {
  return /^[0-9a-z]+-[0-9a-f]{6}-[0-9a-z]+-[0-9a-f]{6}(?=$|\.)/.exec(name)?.[0] ?? null;
}

/** Whether the process that made build `id` is gone (killed, or ended), so that its folder is abandoned. */
export function isAbandoned(id: string): boolean {
  const [time = '', host, owner = ''] = id.split('-');
  if (Date.now() - Number.parseInt(time, 36) > abandonedAfterMs) return true;
  if (host !== machine()) return false;
  const pid = Number.parseInt(owner, 36);
  return pid === process.pid ? !underWay.has(id) : !isRunning(pid);
}

/** Two containers may share the folder while their process numbers mean different things. */
function machine(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
