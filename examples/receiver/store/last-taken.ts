import { closeSync, constants, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Database } from './database.ts';

/** The id of the mail that a server took last. */
export interface LastTaken {
  /** Empty before the first. */
  messageId: string;
  /** Puts it on the disk. @throws where that cannot be done */
  readonly save: () => void;
}

const bytes = 512;

/**
 * Keeps it in a file beside the database, which is written over in place: that needs no room, so on a disk that filled up while a mail
 * was on its way it is still known that it left. A database in memory keeps it in memory.
 * @throws where the file cannot be made
 */
export function lastTakenOf(database: Database): LastTaken {
  const base = database.location();
  if (base === null) return { messageId: '', save: () => undefined };
  const file = `${base}-dernier`;
  const taken = {
    messageId: existsSync(file) ? readFileSync(file, 'utf8').trim() : '',
    save: () => {
      const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
      writeSync(descriptor, taken.messageId.padEnd(bytes), 0);
      fsyncSync(descriptor);
      closeSync(descriptor);
    },
  };
  taken.save();
  return taken;
}
