/**
 * The tables. The log that is written ahead stays small (some 200 kB), for disks that are nearly full. What is deleted is overwritten on disk (`secure_delete`), and what was answered has reached the disk (`synchronous`).
 * `outbox` holds no text: a mail is written when it is sent, from what is stored then. Times are milliseconds since 1970.
 */
export const schema = `
PRAGMA journal_mode = WAL;
PRAGMA wal_autocheckpoint = 50;
PRAGMA synchronous = FULL;
PRAGMA secure_delete = ON;
PRAGMA foreign_keys = ON;

CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS requests (
  id INTEGER PRIMARY KEY,
  request_id TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  suspect TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS requests_by_email ON requests (email, received_at);

CREATE TABLE IF NOT EXISTS subscriptions (
  id INTEGER PRIMARY KEY,
  form TEXT NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  UNIQUE (form, email)
) STRICT;

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement', 'confirmation')),
  request INTEGER REFERENCES requests (id) ON DELETE CASCADE,
  subscription INTEGER REFERENCES subscriptions (id) ON DELETE CASCADE,
  message_id TEXT NOT NULL UNIQUE,
  queued_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  sending_at INTEGER,
  sent_at INTEGER,
  given_up_at INTEGER,
  error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
`;
