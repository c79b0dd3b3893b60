import { probe, whenFree, type Database } from '../store/database.ts';
import { queueState } from '../store/outbox.ts';

/** How the receiver is. Numbers only. */
export interface Health {
  /** Requests can be stored, and no mail has been waiting for long. */
  readonly ok: boolean;
  readonly storage: 'ok' | 'failed';
  readonly mail: {
    readonly waiting: number;
    /** Mails that no server takes. */
    readonly givenUp: number;
    readonly oldestWaitingSeconds: number;
  };
}

const longestWaitSeconds = 900;

/** Looks whether something can be stored, by storing it, and how long mails have been waiting. */
export async function health(database: Database, now: number): Promise<Health> {
  let storage: Health['storage'] = 'ok';
  try {
    await whenFree(() => probe(database, now));
  } catch {
    storage = 'failed';
  }
  const { waiting, oldest = now, givenUp } = queueState(database);
  const oldestWaitingSeconds = Math.floor((now - oldest) / 1000);
  const ok = storage === 'ok' && oldestWaitingSeconds < longestWaitSeconds;
  return { ok, storage, mail: { waiting, givenUp, oldestWaitingSeconds } };
}
