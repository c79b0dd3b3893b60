import { mailAddress } from '../address.ts';
import { forgetDeleted, transaction, type Database } from './database.ts';

/** How long what looks like a robot's is kept, for its owner to look at. */
const suspectDays = 30;
const dayMs = 86_400_000;

/** What was deleted. */
export interface Deleted {
  readonly requests: number;
  readonly subscriptions: number;
}

/**
 * Deletes what has been kept long enough: requests whose address has sent none since, subscriptions that nobody confirmed, what looks
 * like a robot's. What is deleted is gone from the disk too.
 * @param retentionMonths after the last request of the same address
 * @param confirmationDays how long a subscription may wait
 */
export function deleteExpired(
  database: Database,
  now: number,
  { retentionMonths, confirmationDays }: { retentionMonths: number; confirmationDays: number },
): Deleted {
  return deleting(database, () => ({
    requests:
      changes(
        database,
        // Requests without an address stand for themselves.
        `DELETE FROM requests WHERE ${ends('requests')} <= :now AND NOT EXISTS
         (SELECT 1 FROM requests later WHERE later.email = requests.email AND later.email <> '' AND ${ends('later')} > :now)`,
        { now, months: `+${retentionMonths} months` },
      ) +
      changes(database, 'DELETE FROM requests WHERE suspect IS NOT NULL AND received_at < :limit', {
        limit: now - suspectDays * dayMs,
      }),
    subscriptions: changes(database, 'DELETE FROM subscriptions WHERE confirmed_at IS NULL AND requested_at < :limit', {
      limit: now - confirmationDays * dayMs,
    }),
  }));
}

/** Deletes what an address has sent: its requests, its subscriptions, and the mails about them. */
export function deleteAddress(database: Database, address: string): Deleted {
  const typed = address.trim().toLowerCase();
  if (typed === '') return { requests: 0, subscriptions: 0 };
  // As it was kept before `mailAddress`, too.
  const emails = { typed, read: mailAddress(typed) ?? typed };
  return deleting(database, () => ({
    requests: changes(database, 'DELETE FROM requests WHERE email IN (:typed, :read)', emails),
    subscriptions: changes(database, 'DELETE FROM subscriptions WHERE email IN (:typed, :read)', emails),
  }));
}

/** Deletes one request by its number. */
export function deleteRequest(database: Database, id: number): Deleted {
  return deleting(database, () => ({
    requests: changes(database, 'DELETE FROM requests WHERE id = :id', { id }),
    subscriptions: 0,
  }));
}

/** The numbers of the requests of others in which an address stands: only a reader can tell what to do with them. */
export function requestsMentioning(database: Database, address: string): number[] {
  return database
    .prepare('SELECT id FROM requests WHERE instr(lower(fields), :email) > 0 AND email <> :email ORDER BY id')
    .all({ email: address.trim().toLowerCase() })
    .map(({ id }) => Number(id));
}

function deleting(database: Database, work: () => Deleted): Deleted {
  const deleted = transaction(database, work);
  if (deleted.requests + deleted.subscriptions > 0) forgetDeleted(database);
  return deleted;
}

function changes(database: Database, sql: string, values: Record<string, number | string>): number {
  return Number(database.prepare(sql).run(values).changes);
}

/** When the months of a request are over: a month after 31 January, on the last day of February (`floor`). */
function ends(table: 'requests' | 'later'): string {
  return `unixepoch(${table}.received_at / 1000.0, 'unixepoch', :months, 'floor') * 1000`;
}
