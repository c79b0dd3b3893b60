import { transaction, type Database } from './database.ts';
import { queueMail, waiting } from './outbox.ts';

/** Somebody who asked for a letter. Not `confirmedAt`: has still to say so by the link of a mail. */
export interface Subscription {
  readonly id: number;
  readonly form: string;
  /** In lower case. */
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  readonly confirmedAt?: number;
}

/** A second mail is sent no sooner: the form must not fill the mailbox of somebody else. */
const betweenMailsMs = 3_600_000;

/**
 * Notes that an address asks for a letter, and the mail that asks it to confirm. One that has confirmed gets no mail. Asking again
 * changes nothing, so a request that comes twice counts once.
 * @param domain that of the site, in the id of the mail
 * @throws where the disk is full or cannot be written
 */
export function subscribe(
  database: Database,
  { form, email, fields }: Pick<Subscription, 'form' | 'email' | 'fields'>,
  { now, domain }: { now: number; domain: string },
): void {
  transaction(database, () => {
    const row = database
      .prepare(
        `INSERT INTO subscriptions (form, email, fields, requested_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (form, email) DO UPDATE SET requested_at = iif(confirmed_at IS NULL, excluded.requested_at, requested_at)
         RETURNING id, confirmed_at`,
      )
      .get(form, email, JSON.stringify(fields), now);
    if (row?.['confirmed_at'] !== null) return;
    const id = Number(row['id']);
    const recent = database
      .prepare(`SELECT 1 FROM outbox WHERE subscription = ? AND (${waiting} OR queued_at > ?)`)
      .get(id, now - betweenMailsMs);
    if (recent === undefined) queueMail(database, { kind: 'confirmation', subscription: id }, { now, domain });
  });
}

/** Notes the confirmation. A second one keeps the time of the first. */
export function confirmSubscription(database: Database, id: number, now: number): void {
  database.prepare('UPDATE subscriptions SET confirmed_at = ? WHERE id = ? AND confirmed_at IS NULL').run(now, id);
}

/** Forgets a subscription. */
export function unsubscribe(database: Database, id: number): void {
  database.prepare('DELETE FROM subscriptions WHERE id = ?').run(id);
}

/** The subscription of this number. */
export function subscriptionOf(database: Database, id: number): Subscription | undefined {
  const row = database.prepare('SELECT * FROM subscriptions WHERE id = ?').get(id);
  return row === undefined ? undefined : subscriptionIn(row);
}

/** All of them, confirmed or not, the oldest first. */
export function* allSubscriptions(database: Database): Generator<Subscription> {
  for (const row of database.prepare('SELECT * FROM subscriptions ORDER BY id').iterate()) yield subscriptionIn(row);
}

function subscriptionIn(row: Record<string, unknown>): Subscription {
  const { id, form, email, fields, requested_at, confirmed_at } = row;
  return {
    id: Number(id),
    form: String(form),
    email: String(email),
    fields: JSON.parse(String(fields)) as Record<string, string>,
    requestedAt: Number(requested_at),
    ...(confirmed_at !== null && { confirmedAt: Number(confirmed_at) }),
  };
}
