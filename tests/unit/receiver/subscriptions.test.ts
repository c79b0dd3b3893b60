import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as deletion from '../../../examples/receiver/store/deletion.ts';
import { allRequests } from '../../../examples/receiver/store/requests.ts';
import { allSubscriptions } from '../../../examples/receiver/store/subscriptions.ts';
import { openReceiver, visit } from './open-receiver.ts';
import { siteForms } from './site-forms.ts';

let receiver: ReturnType<typeof openReceiver>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00Z') });
  receiver = openReceiver({ onDisk: true });
});
afterEach(() => {
  receiver.close();
  vi.useRealTimers();
});

const address = 'lise@visiteur.example';
let sent = 0;
const subscribe = async (email = address) =>
  receiver.post({ form: 'lettre', email, elapsedMs: '9000', requestId: `subscription-${(sent += 1)}` });
const subscriptions = () => [...allSubscriptions(receiver.database)];
const requests = () => [...allRequests(receiver.database)];
const later = (iso: string) => vi.setSystemTime(new Date(iso));
const expireAt = (iso: string) => deletion.deleteExpired(receiver.database, Date.parse(iso), siteForms);

/** The path of the link of this purpose in the mail that waits. */
function link(purpose: string): string {
  const [, path = ''] =
    new RegExp(`https://atelier\\.example(/demandes/${purpose}\\S+)`).exec(receiver.mails()[0]?.text ?? '') ?? [];
  return path;
}

test('an address is subscribed once it has confirmed by the button behind the link of its mail', async () => {
  await subscribe();
  await subscribe('LISE@visiteur.example');
  expect(receiver.mails().map(({ to }) => to)).toEqual([[address]]);
  const path = link('confirmation');
  // What programs do that look into mails.
  expect(await (await receiver.app.request(path)).text()).toContain('<button>Confirmer mon inscription</button>');
  expect(subscriptions()).toMatchObject([{ email: address, requestedAt: Date.now() }]);
  expect(subscriptions()[0]?.confirmedAt).toBeUndefined();
  expect((await receiver.app.request(path, { method: 'POST' })).status).toBe(200);
  expect(subscriptions()[0]?.confirmedAt).toBe(Date.now());
});

test('an address whose mail was refused gets another one when it asks again an hour later', async () => {
  await subscribe();
  receiver.database.exec('UPDATE outbox SET given_up_at = queued_at');
  await subscribe();
  expect(receiver.mails()).toEqual([]);
  later('2026-03-10T10:01:00Z');
  await subscribe();
  expect(receiver.mails().map(({ to }) => to)).toEqual([[address]]);
});

test('a link that the receiver did not make changes nothing', async () => {
  await subscribe();
  const path = link('confirmation');
  const others = [path.replace('n=1', 'n=2'), `${path}x`, path.replace('confirmation', 'desinscription')];
  for (const other of [...others, '/demandes/confirmation'])
    expect((await receiver.app.request(other, { method: 'POST' })).status).toBe(410);
  expect(subscriptions()).toHaveLength(1);
  expect(subscriptions()[0]?.confirmedAt).toBeUndefined();
});

test('while another program holds the database, the button says so', async () => {
  await subscribe();
  const path = link('confirmation');
  const other = new DatabaseSync(receiver.file);
  other.exec('BEGIN IMMEDIATE');
  const response = await receiver.app.request(path, { method: 'POST', headers: { accept: 'text/html' } });
  other.close();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await response.text()).toContain('<li>Le serveur est occupé.');
  expect(subscriptions()[0]?.confirmedAt).toBeUndefined();
});

test('an address with accents is deleted as it is typed, whenever it was kept', async () => {
  await receiver.post({ ...visit, requestId: 'request-1', email: 'zoe@exämple.fr' });
  await receiver.post({ ...visit, requestId: 'request-2' });
  receiver.database.exec("UPDATE requests SET email = 'zoe@exämple.fr' WHERE id = 2");
  expect(deletion.deleteAddress(receiver.database, 'Zoe@Exämple.fr')).toMatchObject({ requests: 2 });
});

test('who unsubscribes is forgotten, and can subscribe again', async () => {
  await subscribe();
  const path = link('desinscription');
  await receiver.app.request(path, { method: 'POST' });
  expect([subscriptions(), receiver.mails()]).toEqual([[], []]);
  expect((await receiver.app.request(path)).status).toBe(410);
  await subscribe();
  expect(receiver.mails()).toHaveLength(1);
});

test('a subscription that nobody confirms goes after its days; a confirmed one stays', async () => {
  await subscribe();
  await receiver.app.request(link('confirmation'), { method: 'POST' });
  await subscribe('max@visiteur.example');
  expireAt('2026-03-17T08:59:00Z');
  expect(subscriptions()).toHaveLength(2);
  expireAt('2026-03-17T09:01:00Z');
  expect(subscriptions().map(({ email }) => email)).toEqual([address]);
});

test('a request goes after the months of the privacy page, counted from the last one of the same address', async () => {
  await receiver.post({ ...visit, requestId: 'request-1' });
  await receiver.post({ ...visit, requestId: 'request-2', email: 'max@visiteur.example' });
  later('2026-05-01T09:00:00Z');
  await receiver.post({ ...visit, requestId: 'request-3' });
  expireAt('2029-03-10T08:59:00Z');
  expect(requests()).toHaveLength(3);
  expireAt('2029-03-10T09:01:00Z');
  expect(requests().map(({ requestId }) => requestId)).toEqual(['request-1', 'request-3']);
  expireAt('2029-05-01T09:01:00Z');
  expect(requests()).toEqual([]);
});

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-30T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 13, '2027-04-30T10:00:00Z'],
  ['2026-12-31T23:00:00Z', 2, '2027-02-28T23:00:00Z'],
  ['2026-02-28T10:00:00Z', 1, '2026-03-28T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 36, '2027-02-28T10:00:00Z'],
])('a request of %s goes after %i months at %s', async (sentAt, retentionMonths, ends) => {
  later(sentAt);
  await receiver.post(visit);
  const settings = { ...siteForms, retentionMonths };
  expect(deletion.deleteExpired(receiver.database, Date.parse(ends) - 1000, settings).requests).toBe(0);
  expect(deletion.deleteExpired(receiver.database, Date.parse(ends), settings).requests).toBe(1);
});

test('what looks like a robot’s goes after a month', async () => {
  await receiver.post({ ...visit, reference: 'x' });
  expireAt('2026-04-08T09:00:00Z');
  expect(requests()).toHaveLength(1);
  expireAt('2026-04-09T09:01:00Z');
  expect(requests()).toEqual([]);
});

test('an address that is deleted leaves no trace on the disk, and nobody else’s request goes with it', async () => {
  await receiver.post({ ...visit, requestId: 'request-1', email: address });
  await receiver.post({ ...visit, requestId: 'request-2', email: `mary${address}`, message: `Écrivez à ${address}` });
  await subscribe();
  expect(deletion.requestsMentioning(receiver.database, address)).toEqual([2]);
  expect(deletion.deleteAddress(receiver.database, ' Lise@Visiteur.example ')).toEqual({
    requests: 1,
    subscriptions: 1,
  });
  expect(requests().map(({ requestId }) => requestId)).toEqual(['request-2']);
  expect(deletion.deleteRequest(receiver.database, 2)).toMatchObject({ requests: 1 });
  const folder = dirname(receiver.file);
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
  expect(bytes.join('')).not.toContain('visiteur.example');
});
