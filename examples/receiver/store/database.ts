import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { schema } from './schema.ts';

/** The open database. */
export type Database = DatabaseSync;

/** Opens the database, and makes it where there is none. Only its owner can read the folder that is made for it. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec(schema);
  return database;
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
  database
    .prepare("INSERT INTO meta (name, value) VALUES ('signing-key', ?) ON CONFLICT DO NOTHING")
    .run(randomBytes(32).toString('base64url'));
  return String(database.prepare("SELECT value FROM meta WHERE name = 'signing-key'").get()?.['value']);
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
