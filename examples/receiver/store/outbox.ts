import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** A mail that waits. It is about a request or about a subscription. */
export interface QueuedMail {
  readonly id: number;
  readonly kind: 'notification' | 'acknowledgement' | 'confirmation';
  readonly request: number | null;
  readonly subscription: number | null;
  /** The same at each try, so that a mail which left twice is recognised. */
  readonly messageId: string;
  /** When it is due. */
  readonly nextAt: number;
  readonly attempts: number;
}

/** Condition of the mails that are neither sent nor given up. */
export const waiting = '(sent_at IS NULL AND given_up_at IS NULL)';
const firstDelayMs = 30_000;
const longestDelayMs = 6 * 3_600_000;

/** Queues a mail about what was just stored, in the same transaction. @param domain that of the site, in the id of the mail */
export function queueMail(
  database: Database,
  { kind, request = null, subscription = null }: Pick<QueuedMail, 'kind'> & Partial<QueuedMail>,
  { now, domain }: { now: number; domain: string },
): void {
  database
    .prepare(
      'INSERT INTO outbox (kind, request, subscription, message_id, queued_at, next_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(kind, request, subscription, `<${randomUUID()}@${domain}>`, now, now);
}

/** The mails that are due, the oldest first. */
export function dueMails(database: Database, now: number, limit: number): QueuedMail[] {
  return database
    .prepare(`SELECT * FROM outbox WHERE ${waiting} AND next_at <= ? ORDER BY next_at, id LIMIT ?`)
    .all(now, limit)
    .map((row) => ({
      id: Number(row['id']),
      kind: row['kind'] as QueuedMail['kind'],
      request: row['request'] as number | null,
      subscription: row['subscription'] as number | null,
      messageId: String(row['message_id']),
      nextAt: Number(row['next_at']),
      attempts: Number(row['attempts']),
    }));
}

/** Makes the mails due that only a clock which has been set back since puts off. */
export function followClock(database: Database, now: number): void {
  database
    .prepare(
      `UPDATE outbox SET queued_at = min(queued_at, :now), next_at = :now
       WHERE ${waiting} AND (queued_at > :now OR next_at > :now + ${longestDelayMs})`,
    )
    .run({ now });
}

/** When the next mail is due; undefined where none waits. */
export function nextDue(database: Database): number | undefined {
  const at = database.prepare(`SELECT min(next_at) AS at FROM outbox WHERE ${waiting}`).get()?.['at'];
  return typeof at === 'number' ? at : undefined;
}

/** Notes, before a mail is handed over, that it may leave now. @throws where nothing can be written: then it must not leave */
export function markSending(database: Database, id: number, now: number): void {
  database.prepare('UPDATE outbox SET sending_at = ? WHERE id = ?').run(now, id);
}

/** Notes that the mail of this id was taken by the server, however often it is noted. */
export function markSent(database: Database, messageId: string, now: number): void {
  database
    .prepare(
      'UPDATE outbox SET sent_at = ?, sending_at = NULL, attempts = attempts + 1, error = NULL WHERE message_id = ? AND sent_at IS NULL',
    )
    .run(now, messageId);
}

/** Notes that a mail could not leave, as no mail could. @param dueAt its place among those that are due */
export function markWaiting(database: Database, { id }: QueuedMail, dueAt: number): void {
  database.prepare('UPDATE outbox SET sending_at = NULL, next_at = ? WHERE id = ?').run(dueAt, id);
}

/** The mails on their way when the receiver was stopped: a server may have taken them. They are due again. */
export function interruptedMails(database: Database): number[] {
  return database
    .prepare('UPDATE outbox SET sending_at = NULL WHERE sending_at IS NOT NULL RETURNING id')
    .all()
    .map(({ id }) => Number(id));
}

/** Notes that a mail will not be tried again. @param error a code, never a text that may name somebody */
export function markGivenUp(database: Database, id: number, now: number, error: string): void {
  database
    .prepare('UPDATE outbox SET given_up_at = ?, sending_at = NULL, attempts = attempts + 1, error = ? WHERE id = ?')
    .run(now, error, id);
}

/** Notes that a try failed. @returns after how long it is tried again: 30 s, then twice as long each time, at most six hours */
export function markFailed(database: Database, { id, attempts }: QueuedMail, now: number, error: string): number {
  const delay = Math.min(firstDelayMs * 2 ** attempts, longestDelayMs);
  database
    .prepare('UPDATE outbox SET next_at = ?, sending_at = NULL, attempts = attempts + 1, error = ? WHERE id = ?')
    .run(now + delay, error, id);
  return delay;
}

/** Puts a mail off that cannot be written yet. That counts as no try. */
export function putOff(database: Database, id: number, until: number, error: string): void {
  database.prepare('UPDATE outbox SET next_at = ?, error = ? WHERE id = ?').run(until, error, id);
}

/** How many mails wait, and since when the oldest of them. */
export function queueState(database: Database): { waiting: number; oldest?: number; givenUp: number } {
  const row = database
    .prepare(
      `SELECT count(*) FILTER (WHERE ${waiting}) AS waiting, min(queued_at) FILTER (WHERE ${waiting}) AS oldest,
       count(given_up_at) AS given_up FROM outbox`,
    )
    .get();
  const oldest = row?.['oldest'];
  return {
    waiting: Number(row?.['waiting']),
    givenUp: Number(row?.['given_up']),
    ...(typeof oldest === 'number' && { oldest }),
  };
}
