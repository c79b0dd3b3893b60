import { closeSync, constants, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Database } from './database.ts';

/** The id of the mail that a server took last; empty before the first. */
export interface LastTaken {
  readonly read: () => string;
  /** Is on the disk on return. Never throws. */
  readonly write: (messageId: string) => void;
}

const bytes = 512;

/**
 * Keeps it in a file beside the database, which is written over in place: that needs no room, so on a disk that filled up while a mail
 * was on its way it is still known that it left. A database in memory keeps it in memory.
 * @throws where the file cannot be made
 */
export function lastTakenOf(database: Database): LastTaken {
  const file = database.location() === null ? undefined : `${database.location()}-dernier`;
  let known = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (file !== undefined) writeInPlace(file, known);
  return {
    read: () => known,
    write: (messageId) => {
      known = messageId;
      try {
        if (file !== undefined) writeInPlace(file, messageId);
      } catch {
        // A broken disk: as long as this process runs, it knows.
      }
    },
  };
}

function writeInPlace(file: string, text: string): void {
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(descriptor, text.padEnd(bytes), 0);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
