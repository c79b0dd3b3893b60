import { closeSync, constants, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { Database } from './database.ts';

/** The id of the mail that a server took last; empty before the first. */
export interface LastTaken {
  readonly read: () => string;
  /** Is on the disk on return. Never throws. */
  readonly write: (messageId: string) => void;
  readonly close: () => void;
}

const bytes = 512;

/**
 * Keeps it in a file beside the database, which is written over in place: that needs no room, so on a disk that filled up while a mail
 * was on its way it is still known that it left. A database in memory keeps it in memory.
 * @throws where the file cannot be made
 */
export function lastTakenOf(database: Database): LastTaken {
  let known = '';
  const file = database.location();
  if (file === null)
    return { read: () => known, write: (messageId) => void (known = messageId), close: () => undefined };
  const descriptor = openSync(`${file}-dernier`, constants.O_RDWR | constants.O_CREAT, 0o600);
  const buffer = Buffer.alloc(bytes, ' ');
  readSync(descriptor, buffer, 0, bytes, 0);
  known = buffer.toString().trim();
  const write = (messageId: string) => {
    writeSync(descriptor, Buffer.from(messageId.padEnd(bytes)), 0, bytes, 0);
    fsyncSync(descriptor);
  };
  write(known);
  return {
    read: () => known,
    write: (messageId) => {
      known = messageId;
      try {
        write(messageId);
      } catch {
        // A broken disk: as long as this process runs, it knows.
      }
    },
    close: () => closeSync(descriptor),
  };
}
