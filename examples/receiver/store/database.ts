import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { schema } from './schema.ts';

/** The open database. */
export type Database = DatabaseSync;

/** How long a command waits for the database while the receiver writes, and the receiver while it starts. */
export const commandWaitMs = 10_000;

/**
 * Opens the database, and makes it where there is none. Only its owner can read the folder that is made for it.
 * @param waitMs how long each statement waits for another program, and holds the thread: 0 for a server, which uses `whenFree`
 */
export function openDatabase(file: string, waitMs = 0): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: commandWaitMs });
  database.exec(schema);
  // A database of a receiver that did not have this column yet.
  if (database.prepare("SELECT 1 FROM pragma_table_info('outbox') WHERE name = 'sending_at'").get() === undefined)
    database.exec('ALTER TABLE outbox ADD COLUMN sending_at INTEGER');
  database.exec(`PRAGMA busy_timeout = ${waitMs}`);
  return database;
}

/** Does work again, up to 1.3 s, while another program holds the database; other requests go on. @throws the last fault */
export async function whenFree<T>(work: () => T): Promise<T> {
  for (let waitMs = 20; waitMs <= 640; waitMs *= 2) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await delay(waitMs);
    }
  }
  return work();
}

/** Whether another program holds the database. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === 5;
}

/** Why the database did not do something, in words for the log. */
export function faultWords(error: unknown): string {
  const code = resultCode(error);
  if (code === 5) return 'la base est occupée';
  if (code === 13) return 'le disque est plein';
  if (code === 8 || code === 14) return "la base ne s'écrit pas";
  return code === 10 ? 'le disque a une erreur' : 'erreur inattendue';
}

/** SQLite's primary result code: https://sqlite.org/rescode.html. */
function resultCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

/** Does all of it, or nothing where it throws. */
export function transaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has sometimes rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The key that links in mails are signed with: made once, kept with what it signs. */
export function signingKey(database: Database): string {
  const read = () => database.prepare("SELECT value FROM meta WHERE name = 'signing-key'").get()?.['value'];
  if (read() === undefined)
    database
      .prepare("INSERT INTO meta (name, value) VALUES ('signing-key', ?) ON CONFLICT DO NOTHING")
      .run(randomBytes(32).toString('base64url'));
  return String(read());
}

/** Writes a few bytes, as a request would. @throws where nothing can be stored */
export function probe(database: Database, now: number): void {
  database
    .prepare("INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
    .run(String(now));
}

/** Takes what was deleted off the disk too: the log that SQLite writes ahead still holds it. */
export function forgetDeleted(database: Database): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}
