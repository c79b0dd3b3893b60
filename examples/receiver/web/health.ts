import { probe, type Database } from '../store/database.ts';
import { queueState } from '../store/outbox.ts';

/** How the receiver is. Numbers only. */
export interface Health {
  /** Requests can be stored, and no mail has been waiting for long. */
  readonly ok: boolean;
  readonly storage: 'ok' | 'failed';
  readonly mail: {
    readonly waiting: number;
    /** Mails to visitors that no server takes. */
    readonly givenUp: number;
    readonly oldestWaitingSeconds: number;
  };
}

const longestWaitSeconds = 900;

/** Looks whether something can be stored, by storing it, and how long mails have been waiting. */
export function health(database: Database, now: number): Health {
  let storage: Health['storage'] = 'ok';
  try {
    probe(database, now);
  } catch {
    storage = 'failed';
  }
  const { waiting, oldest = now, givenUp } = queueState(database);
  const oldestWaitingSeconds = Math.floor((now - oldest) / 1000);
  const ok = storage === 'ok' && oldestWaitingSeconds < longestWaitSeconds;
  return { ok, storage, mail: { waiting, givenUp, oldestWaitingSeconds } };
}
