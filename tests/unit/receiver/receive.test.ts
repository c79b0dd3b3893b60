import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswer } from '../../../src/shared/read-answer.ts';
import { openReceiver, origin, visit } from './open-receiver.ts';

let receiver: ReturnType<typeof openReceiver>;
beforeEach(() => void (receiver = openReceiver()));
afterEach(() => receiver.close());

/** Another receiver in its place. */
const reopen = (...options: Parameters<typeof openReceiver>) => {
  receiver.close();
  receiver = openReceiver(...options);
};

/** What the site makes of an answer. */
const asRead = async (response: Response) => readAnswer(response, Date.now());
const statusOf = async (...request: Parameters<typeof receiver.post>) => (await receiver.post(...request)).status;
/** How many requests are stored, and how many mails wait. */
const stored = () => [receiver.count('requests'), receiver.count('outbox')];

test('a request is stored once, however often it is sent, and its mails are queued with it', async () => {
  for (let time = 0; time < 3; time += 1) {
    const response = await receiver.post(visit);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await asRead(response)).toBeUndefined();
  }
  expect(receiver.count('requests')).toBe(1);
  expect(receiver.mails().map(({ to }) => to)).toEqual([['equipe@atelier.example'], ['ada@visiteur.example']]);
});

test('the address with a slash at its end is the same', async () => {
  const request = { method: 'POST', body: new URLSearchParams(visit), headers: { origin } };
  expect((await receiver.app.request('/demandes/', request)).ok).toBe(true);
  expect(receiver.count('requests')).toBe(1);
});

test('the notification holds the answers under their labels, and is answered to the visitor', async () => {
  await receiver.post({ ...visit, access_key: 'k1' });
  const [notification] = receiver.mails();
  expect(notification).toMatchObject({ replyTo: 'ada@visiteur.example', subject: "Visite de l'atelier : Ada Martin" });
  expect(notification?.text).toContain(
    'Nom : Ada Martin\nE-mail : Ada@Visiteur.example\nJour : Samedi matin\nMessage :\n  Bonjour,\n  à quelle heure ?\n\npage : /visiter\naccess_key : k1\n',
  );
});

test('the acknowledgement repeats what was chosen, and nothing that a stranger could have written', async () => {
  await receiver.post({ ...visit, name: 'https://spam.example', message: 'Achetez !' });
  const text = receiver.mails()[1]?.text ?? '';
  expect(text).toContain('Jour : Samedi');
  expect(text).not.toMatch(/spam|Achetez/);
  expect(text).not.toMatch(/\{\w+\}/);
});

test('one address gets three acknowledgements a day at most; its requests all arrive', async () => {
  for (let time = 0; time < 5; time += 1) await receiver.post({ ...visit, requestId: `request-${time}` });
  const recipients = receiver.mails().flatMap(({ to }) => to);
  expect(recipients.filter((to) => to === 'ada@visiteur.example')).toHaveLength(3);
  expect(receiver.count('requests')).toBe(5);
});

test('what is wrong with a field is said of it, as the form shows it', async () => {
  const response = await receiver.post({ ...visit, name: '  ', email: 'ada@' });
  expect(response.status).toBe(422);
  expect(await asRead(response)).toMatchObject({
    failure: 'refused',
    faults: { name: 'Remplissez ce champ : Nom.', email: "Cette adresse n'est pas complète : vous@example.fr." },
  });
  expect(receiver.count('requests')).toBe(0);
});

test('a form or a choice that the receiver does not know yet is taken all the same', async () => {
  expect(await asRead(await receiver.post({ ...visit, day: 'mon', dayLabel: 'Lundi' }))).toBeUndefined();
  const unknown = { ...visit, form: 'nouveau', requestId: 'request-new' };
  expect(await asRead(await receiver.post(unknown))).toBeUndefined();
  expect(receiver.mails().map(({ text }) => text)).toEqual([
    expect.stringContaining('Jour : Lundi'),
    expect.any(String),
    expect.stringContaining('name : Ada Martin'),
  ]);
});

test('who sends too much is told how long to wait; a request that arrived already is not counted', async () => {
  reopen({ requests: 2 });
  for (const requestId of ['request-a', 'request-b', 'request-b'])
    expect(await statusOf({ ...visit, requestId })).toBe(200);
  const response = await receiver.post({ ...visit, requestId: 'request-c' });
  expect(response.status).toBe(429);
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  const outcome = await asRead(response);
  expect(outcome?.reason).toBe('Trop de demandes depuis votre connexion.');
  expect(outcome?.waitSeconds).toBeGreaterThan(500);
  // Nor does a clock that is set back keep anybody waiting.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 86_400_000 });
  const later = await asRead(await receiver.post({ ...visit, requestId: 'request-c' }));
  vi.useRealTimers();
  expect(later?.waitSeconds).toBeLessThanOrEqual(600);
  // Another visitor behind the same server in front.
  expect(await statusOf({ ...visit, requestId: 'request-d' }, { 'x-forwarded-for': '198.51.100.7' })).toBe(200);
});

test('a full disk is said, with a delay, and nothing of the request is kept or mailed', async () => {
  reopen({ onDisk: true });
  const pages = Number(receiver.database.prepare('PRAGMA page_count').get()?.['page_count']);
  receiver.database.exec(`PRAGMA max_page_count = ${pages}`);
  const long = { ...visit, message: 'x'.repeat(20_000) };
  const response = await receiver.post(long);
  expect(response.status).toBe(503);
  expect(await asRead(response)).toEqual({ failure: 'serverError', waitSeconds: 300 });
  expect(receiver.lines).toEqual(['demande non enregistrée (visite) : le disque est plein (ERR_SQLITE_ERROR 13)']);
  expect(stored()).toEqual([0, 0]);
  // There is room again: the same request, sent again, arrives.
  receiver.database.exec('PRAGMA max_page_count = 100000');
  expect(await statusOf(long)).toBe(200);
  expect(stored()).toEqual([1, 2]);
});

test.each([
  ['the hidden field is filled in', { reference: 'x' }, {}],
  ['it was sent faster than anybody writes', { elapsedMs: '200' }, {}],
  ['it has no time though a script sent it', { elapsedMs: '' }, {}],
  ['it is neither from the script nor from a browser', { requestId: '' }, {}],
])('where %s, a request is accepted, kept apart and mailed to nobody', async (_, fields, headers) => {
  expect(await statusOf({ ...visit, ...fields }, headers)).toBe(200);
  expect(stored()).toEqual([1, 0]);
});

test('a person is heard after what looked like a robot with the same request, and not the other way round', async () => {
  await receiver.post({ ...visit, elapsedMs: '1' });
  expect(stored()).toEqual([1, 0]);
  for (const elapsedMs of [visit.elapsedMs, '1']) {
    await receiver.post({ ...visit, elapsedMs });
    expect(stored()).toEqual([1, 2]);
    expect(receiver.database.prepare('SELECT suspect FROM requests').all()).toEqual([{ suspect: null }]);
  }
});

test('a browser without JavaScript is led to a page of thanks, or reads what is wrong; twice the same is once', async () => {
  const plain = { form: visit.form, name: visit.name, email: visit.email, day: visit.day };
  const page = { accept: 'text/html,*/*;q=0.8' };
  for (let time = 0; time < 2; time += 1) {
    const response = await receiver.post({ ...plain, reference: '' }, page);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/demandes/merci']);
  }
  expect(stored()).toEqual([1, 2]);
  expect((await receiver.app.request('/demandes')).headers.get('location')).toBe(origin);
  expect(await (await receiver.app.request('/demandes/merci')).text()).toContain('<h1>Demande reçue</h1>');
  const refused = await receiver.post({ ...plain, email: '' }, page);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('<li>Remplissez ce champ : E-mail.</li>');
});

test('a page of another site is refused, and cannot read the answer', async () => {
  const response = await receiver.post(visit, { origin: 'https://ailleurs.example' });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(receiver.count('requests')).toBe(0);
});

test('what no form sends is refused: too long, or not in the shape of a form', async () => {
  expect(await statusOf({ ...visit, message: 'x'.repeat(70_000) })).toBe(413);
  expect(await statusOf({ ...visit, form: '../x' })).toBe(400);
  expect(await statusOf({ ...visit, 'a b': '1' })).toBe(400);
  expect(receiver.count('requests')).toBe(0);
});

test('a marked test goes the whole way and is neither kept nor mailed', async () => {
  const response = await receiver.post({ ...visit, deliveryTest: '1' });
  expect(await response.json()).toEqual({ success: true, test: true });
  expect(await statusOf({ ...visit, form: 'nouveau', deliveryTest: '1' })).toBe(422);
  expect(stored()).toEqual([0, 0]);
});

test('the log names nobody, whatever happens', async () => {
  await receiver.post(visit);
  await receiver.post({ ...visit, email: 'x' });
  await receiver.post({ ...visit, requestId: 'request-2', reference: 'x' });
  await receiver.post({ form: 'lettre', email: visit.email, requestId: 'request-3', elapsedMs: '9000' });
  expect(receiver.lines.join('\n')).toMatchInlineSnapshot(`
    "demande n° 1 enregistrée (visite)
    demande n° 2 enregistrée (visite), suspecte : champ piège rempli
    inscription enregistrée (lettre)"
  `);
});

test('/health says that requests can be stored and how long mails have waited', async () => {
  await receiver.post(visit);
  const well = await receiver.app.request('/health');
  expect([well.status, await well.json()]).toMatchObject([200, { ok: true, storage: 'ok', mail: { waiting: 2 } }]);
  receiver.database.exec('UPDATE outbox SET queued_at = queued_at - 3600000');
  expect((await receiver.app.request('/health')).status).toBe(503);
  receiver.database.exec('PRAGMA query_only = ON');
  expect(await (await receiver.app.request('/health')).json()).toMatchObject({ ok: false, storage: 'failed' });
});

test.each([
  ['an empty company', { company: '' }, "Visite de l'atelier : Ada Martin"],
  [
    'a company of spaces and marks that nobody sees',
    { company: ' \u{200B}\u{3164}\u{2800}' },
    "Visite de l'atelier : Ada Martin",
  ],
  ['a company', { company: 'Dupré : ' }, "Visite de l'atelier : Dupré"],
  ['nothing that says who it is', { form: 'nouveau', name: '', email: '' }, 'nouveau : n° 1'],
  ['neither company nor name', { name: '\u{200D}' }, "Visite de l'atelier : ada@visiteur.example"],
  [
    'lines, controls and marks of direction',
    { company: 'a\r\nBcc: x@y.fr\u{1}\u{202E}z' },
    "Visite de l'atelier : a Bcc: x@y.fr z",
  ],
])('the subject of a notification with %s', async (_, fields, subject) => {
  await receiver.post({ ...visit, ...fields });
  expect(receiver.mails()[0]?.subject).toBe(subject);
});

test('a subject is cut between two characters, never inside one', async () => {
  reopen({ requests: 1000 });
  for (const character of ['🎓', '👩🏽‍🎓', '🇫🇷', 'e\u{301}', 'か\u{3099}'])
    for (let length = 118; length < 132; length += 1) {
      const company = 'x'.repeat(length) + character.repeat(9);
      await receiver.post({ ...visit, requestId: `request-${company.length}-${length}`, company });
      const { subject = '' } = receiver.mails().at(-2) ?? {};
      receiver.database.exec('DELETE FROM requests');
      expect(subject.replaceAll(character, '')).toMatch(/^Visite de l'atelier : x+$/);
      expect(subject.length).toBeLessThanOrEqual(150);
    }
});

test('names that every object has are names like others', async () => {
  const odd = { constructor: 'c', toString: 't', ['__proto__']: 'p', valueOf: 'v' };
  for (const [index, form] of ['constructor', 'visite', 'valueof'].entries()) {
    const fields = { ...visit, ...odd, form, day: 'constructor', dayLabel: ' ', requestId: `request-${index}` };
    expect(await statusOf(fields)).toBe(200);
  }
  const texts = receiver.mails().map(({ text }) => text);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toContain('constructor : c\ntoString : t\n__proto__ : p\nvalueOf : v\n');
  expect(texts[1]).toContain('Jour : constructor');
  expect(texts.join('')).not.toMatch(/native code|\[object/);
});

test('while another program holds the database the visitor soon reads to try again, and other pages are served', async () => {
  reopen({ onDisk: true });
  const other = new DatabaseSync(receiver.file);
  other.exec('BEGIN IMMEDIATE');
  const before = Date.now();
  const answers = Promise.all(['request-a', 'request-b'].map((requestId) => receiver.post({ ...visit, requestId })));
  const first = await Promise.race([answers, receiver.app.request('/demandes/merci')]);
  expect(first).toMatchObject({ status: 200 });
  for (const response of await answers) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.json()).toMatchObject({
      message: 'Le serveur est occupé. Envoyez de nouveau votre demande dans quelques secondes.',
    });
  }
  expect(Date.now() - before).toBeLessThan(10_000);
  expect(receiver.lines[0]).toBe('demande non enregistrée (visite) : la base est occupée (ERR_SQLITE_ERROR 5)');
  other.exec('ROLLBACK');
  expect(await statusOf({ ...visit, requestId: 'request-a' })).toBe(200);
  // For a moment only: nobody notices.
  other.exec('BEGIN IMMEDIATE');
  const posted = receiver.post({ ...visit, requestId: 'request-b' });
  setTimeout(() => other.exec('ROLLBACK'), 100);
  expect((await posted).status).toBe(200);
  other.close();
  expect(receiver.count('requests')).toBe(2);
});
