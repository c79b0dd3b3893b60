import { transaction, type Database } from './database.ts';
import { queueMail } from './outbox.ts';

/** A request that is to be stored. */
export interface NewRequest {
  readonly requestId: string;
  readonly form: string;
  /** In lower case; empty where the form has none. */
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Why it looks like a robot's. It is then kept apart, and nobody is written to. */
  readonly suspect?: string;
}

/** A request as it is stored. */
export interface StoredRequest extends NewRequest {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** How many acknowledgements one address gets within a day: a form must not fill the mailbox of somebody else. */
const acknowledgementsPerDay = 3;
const dayMs = 86_400_000;

/** Whether a request was stored before, as that of a person. */
export function isStored(database: Database, requestId: string): boolean {
  const person = database.prepare('SELECT 1 FROM requests WHERE request_id = ? AND suspect IS NULL').get(requestId);
  return person !== undefined;
}

/**
 * Stores a request and the mails that it causes, all or nothing. A request that was stored before stays as it is, except for one that
 * looked like a robot's and now comes from a person: it takes the place of that.
 * @param domain that of the site, in the ids of mails
 * @param acknowledges whether the visitor gets a mail too
 * @returns its number, or undefined for one that was stored before
 * @throws where the disk is full or cannot be written
 */
export function storeRequest(
  database: Database,
  request: NewRequest,
  { now, domain, acknowledges }: { now: number; domain: string; acknowledges: boolean },
): number | undefined {
  const { requestId, form, email, fields, suspect } = request;
  return transaction(database, () => {
    const row = database
      .prepare(
        `INSERT INTO requests (request_id, form, received_at, email, fields, suspect) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (request_id) DO UPDATE SET
           form = excluded.form, received_at = excluded.received_at, email = excluded.email, fields = excluded.fields, suspect = NULL
         WHERE requests.suspect IS NOT NULL AND excluded.suspect IS NULL
         RETURNING id`,
      )
      .get(requestId, form, now, email, JSON.stringify(fields), suspect ?? null);
    if (row === undefined) return undefined;
    const id = Number(row['id']);
    if (suspect !== undefined) return id;
    queueMail(database, { kind: 'notification', request: id }, { now, domain });
    if (acknowledges && email !== '' && acknowledgedSince(database, email, now - dayMs) < acknowledgementsPerDay)
      queueMail(database, { kind: 'acknowledgement', request: id }, { now, domain });
    return id;
  });
}

/** The stored request of this number. */
export function requestOf(database: Database, id: number): StoredRequest | undefined {
  const row = database.prepare('SELECT * FROM requests WHERE id = ?').get(id);
  return row === undefined ? undefined : requestIn(row);
}

/** All requests, the oldest first. */
export function* allRequests(database: Database): Generator<StoredRequest> {
  for (const row of database.prepare('SELECT * FROM requests ORDER BY id').iterate()) yield requestIn(row);
}

function requestIn(row: Record<string, unknown>): StoredRequest {
  const { id, request_id, form, received_at, email, fields, suspect } = row;
  return {
    id: Number(id),
    requestId: String(request_id),
    form: String(form),
    receivedAt: Number(received_at),
    email: String(email),
    fields: JSON.parse(String(fields)) as Record<string, string>,
    ...(typeof suspect === 'string' && { suspect }),
  };
}

function acknowledgedSince(database: Database, email: string, since: number): number {
  const row = database
    .prepare(
      `SELECT count(*) AS sent FROM outbox JOIN requests ON requests.id = outbox.request
       WHERE outbox.kind = 'acknowledgement' AND requests.email = ? AND outbox.queued_at > ?`,
    )
    .get(email, since);
  return Number(row?.['sent']);
}
