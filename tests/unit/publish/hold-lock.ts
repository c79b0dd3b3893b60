import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../../../codegen/site/publish/lock.ts';

/** A process for the tests to kill: holds the lock of builds in the folder given as first argument. */
await withLock(process.argv[2] ?? '', async () => {
  console.log('held');
  await sleep(60_000);
});
