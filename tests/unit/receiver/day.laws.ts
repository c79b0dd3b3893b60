import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMailbox, type Answer } from './mailbox.ts';
import { origin, visit } from './open-receiver.ts';
import { receiverProcess, slowClient } from './run-receiver.ts';

const people = 160;
/** The 40 odd ones come between people: after every fourth. */
const between = 4;

type Fields = Readonly<Record<string, string>>;
/** A request that no person sends, and the status that it gets. */
type Odd = readonly [
  name: string,
  status: number,
  fields: Fields,
  more?: { headers?: Fields; body?: string; method?: string },
];

const form = 'application/x-www-form-urlencoded';
const odd: readonly Odd[] = [
  ...['constructor', 'valueof', 'nouveau'].map((name): Odd => [`form ${name}`, 200, { form: name }]),
  ...['__proto__', 'toString', '../x', '', 'a b'].map((name): Odd => [`form ${name}`, 400, { form: name }]),
  ...[
    'a@-.fr:',
    'x@y.fr:',
    'a@b.fr,c',
    '"a b"@c.fr',
    'a@b@c.fr',
    'é@b.fr',
    'a\u0001@b.fr',
    'a@b.fr\r\nBcc: c@d.fr',
    'a@b\u202E.fr',
  ].map((email): Odd => [`email ${email}`, 422, { email }]),
  // In a form that is not known an address is no field to correct.
  ...['a@-.fr:', 'a@b.fr,c', 'x@y.fr:'].map((email): Odd => [
    `email ${email} of no form`,
    200,
    { form: 'nouveau', email },
  ]),
  ['names of members', 200, { constructor: 'x', toString: 'y', ['__proto__']: 'z' }],
  ['choices of members', 200, { day: 'constructor' }],
  ['the other choice of members', 200, { day: '__proto__', dayLabel: '' }],
  ['a subject over lines', 200, { name: 'a\r\nBcc: c@d.fr\r\n\r\nx' }],
  ['a subject of emoji', 200, { name: '🎓'.repeat(79) }],
  ['a name that nobody sees', 200, { name: '\u200B\u3164' }],
  ['names in braces', 200, { name: '{answers} {constructor}', message: '{who}' }],
  ['what a mail ends with', 200, { message: 'a\r\n.\r\nQUIT\r\n' }],
  ['a refused mail', 200, { message: 'refuse-554' }],
  ['a mail for later', 200, { message: 'refuse-451' }],
  ['a mail that is cut off', 200, { message: 'refuse-cut' }],
  ['a mail at which the server closes', 200, { message: 'refuse-421' }],
  ['too long a name', 422, { name: 'x'.repeat(81) }],
  ['too long a request', 413, { message: 'x'.repeat(300_000) }],
  ['too many fields', 400, Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`f${index}`, '1']))],
  ['another site', 403, {}, { headers: { origin: 'https://ailleurs.example' } }],
  ['JSON', 400, {}, { headers: { 'content-type': 'application/json' }, body: '{"form":"visite"}' }],
  ['bytes that are no text', 400, {}, { headers: { 'content-type': form }, body: 'form=%FF%00&%ED%A0%80=1' }],
  ['a robot', 200, { reference: 'x' }],
  ['PUT', 404, {}, { method: 'PUT' }],
];
const refusals: readonly [string, Answer][] = [
  ['refuse-554', 554],
  ['refuse-451', 451],
  ['refuse-cut', 'cut'],
  ['refuse-421', 421],
];

test('a day of requests, 40 odd ones among them: all people are answered, stored, mailed and acknowledged once', async () => {
  expect(odd).toHaveLength(40);
  const mailbox = await startMailbox(
    undefined,
    0,
    ({ source }) => refusals.find(([word]) => source.includes(word))?.[1] ?? 'take',
  );
  const receiver = await receiverProcess({ smtp: { host: '127.0.0.1', port: mailbox.port, requireTls: false } });
  const post = async (
    number: string,
    fields: Fields,
    { headers = {}, body, method = 'POST' }: NonNullable<Odd[3]> = {},
  ) => {
    const sent = { ...visit, requestId: `request-${number}`, email: `v${number}@visiteur.example`, ...fields };
    const response = await fetch(`${receiver.url}/demandes`, {
      method,
      headers: { origin, accept: 'application/json', ...headers },
      body: body ?? new URLSearchParams(sent),
    });
    return response.status;
  };
  try {
    await receiver.start();
    // Two clients that never end their request, all day.
    const slow = await Promise.all(
      [
        'POST /demandes HTTP/1.1\r\nHost: a\r\n',
        'POST /demandes HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nform=',
      ].map(async (text) => slowClient(receiver.url, text)),
    );
    const oddly: Record<string, number> = {};
    for (let number = 0; number < people; number += between) {
      const [name = '', , fields = {}, more] = odd[number / between] ?? [];
      oddly[name] = await post(`odd-${number}`, fields, more);
      const statuses = Array.from({ length: between }, async (_, index) =>
        post(String(number + index), { name: `Personne ${number + index};` }),
      );
      expect(await Promise.all(statuses)).toEqual(Array.from({ length: between }, () => 200));
    }
    expect(oddly).toEqual(Object.fromEntries(odd.map(([name, status]) => [name, status])));

    const database = new DatabaseSync(receiver.database, { readOnly: true });
    const count = (sql: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.['n']);
    // Those that the mail server refuses wait, the others have left.
    for (let waited = 0; count('outbox WHERE sent_at IS NULL AND attempts = 0') > 0 && waited < 15_000; waited += 20)
      await delay(20);
    expect(count('outbox WHERE sent_at IS NULL')).toBe(refusals.length);
    expect(count(`requests WHERE request_id NOT LIKE 'request-odd%'`)).toBe(people);
    const accepted = odd.filter(([, status]) => status === 200).length;
    expect(count(`requests WHERE request_id LIKE 'request-odd%'`)).toBe(accepted);
    database.close();

    const ids = mailbox.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    const times = (holds: (mail: (typeof mailbox.mails)[number]) => boolean) => mailbox.mails.filter(holds).length;
    for (let number = 0; number < people; number += 1) {
      expect(
        times(({ source, to }) => to[0] === 'equipe@atelier.example' && source.includes(`Personne ${number};`)),
      ).toBe(1);
      expect(times(({ to }) => to[0] === `v${number}@visiteur.example`)).toBe(1);
    }
    for (const socket of slow) socket.destroy();
    expect(await receiver.stop()).toBe(0);
    expect(receiver.output()).not.toMatch(/erreur inattendue|@/);
  } finally {
    await receiver.kill();
    await mailbox.stop();
    receiver.remove();
  }
}, 60_000);
