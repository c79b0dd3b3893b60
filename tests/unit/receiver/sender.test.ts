import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSender, type Sender } from '../../../examples/receiver/mail/sender.ts';
import { transportOf } from '../../../examples/receiver/mail/transport.ts';
import { queueState } from '../../../examples/receiver/store/outbox.ts';
import { startMailbox, type Answer, type ReceivedMail } from './mailbox.ts';
import { openReceiver, visit } from './open-receiver.ts';

let receiver: ReturnType<typeof openReceiver>;
let stops: (() => Promise<void>)[] = [];
beforeEach(() => void (receiver = openReceiver()));
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  receiver.close();
});

function sendThrough(port: number): Sender {
  const smtp = { host: '127.0.0.1', port, secure: false, requireTls: false };
  const settings = { ...receiver.mailParts.settings, through: { smtp } };
  const sender = startSender({ ...receiver.mailParts, settings }, transportOf(settings), (line) =>
    receiver.lines.push(line),
  );
  stops.unshift(sender.stop);
  return sender;
}

/** What a mail server is sent that stops with the test, once these requests have come. @param server as it is started */
async function sent(requests: readonly Partial<typeof visit>[], ...server: Parameters<typeof startMailbox>) {
  const { mails, port, stop } = await startMailbox(...server);
  stops.push(stop);
  for (const [index, fields] of requests.entries())
    await receiver.post({ ...visit, requestId: `request-${index}`, ...fields });
  return { mails, sender: sendThrough(port), restart: () => sendThrough(port) };
}

/** To whom mails went. */
const recipients = (mails: readonly ReceivedMail[]) => mails.map(({ to }) => to[0]);
const [team, ada] = ['equipe@atelier.example', 'ada@visiteur.example'];

const waiting = () => queueState(receiver.database).waiting;

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 10_000; waited += 5) await delay(5);
}

test('what is queued arrives, accents included, answered to the visitor and marked as automatic for the visitor', async () => {
  const { mails } = await sent([{ name: 'Zoé Lefèvre' }]);
  await until(() => mails.length === 2);
  const [notification, acknowledgement] = mails;
  // Without the ends of lines that only fold a text.
  const unfolded = notification?.source.replaceAll(/\?=\r\n =\?UTF-8\?Q\?|=\r\n/g, '');
  for (const name of ['Zo=C3=A9_Lef=C3=A8vre', 'Zo=C3=A9 Lef=C3=A8vre']) expect(unfolded).toContain(name);
  expect(notification?.source).toMatch(/^Reply-To: ada@visiteur\.example\r$/m);
  expect(acknowledgement?.to).toEqual([ada]);
  expect(notification?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(acknowledgement?.source).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  await until(() => queueState(receiver.database).waiting === 0);
  expect(queueState(receiver.database)).toEqual({ waiting: 0, givenUp: 0 });
});

test('a mail server that is down loses nothing: mails wait, and leave when a receiver reaches it again', async () => {
  const mailbox = await startMailbox();
  await mailbox.stop();
  await receiver.post(visit);
  const sender = sendThrough(mailbox.port);
  await until(() => receiver.lines.length > 1);
  expect(receiver.lines[1]).toContain(
    'courriel n° 1 (notification) : le serveur de courrier ne le prend pas (ESOCKET)',
  );
  await sender.stop();
  expect(queueState(receiver.database).waiting).toBe(2);
  const back = await startMailbox(undefined, mailbox.port);
  stops.push(back.stop);
  sendThrough(mailbox.port);
  await until(() => queueState(receiver.database).waiting === 0);
  expect(recipients(back.mails)).toEqual([team, ada]);
});

test('a clock that is set back by days holds up no mail', async () => {
  await receiver.post(visit);
  const day = 86_400_000;
  receiver.database.exec(`UPDATE outbox SET next_at = next_at + ${2 * day}, queued_at = queued_at + ${2 * day}`);
  receiver.database.exec(`UPDATE outbox SET queued_at = queued_at - ${3 * day} WHERE id = 2`);
  const { mails } = await sent([]);
  await until(() => mails.length === 2);
  expect(mails).toHaveLength(2);
});

test.each([
  ['Mon site : IA, forge <site@atelier.example>', 'From: "Mon site : IA, forge" <site@atelier.example>'],
  ['"Atelier (Paris)" <site@atelier.example>', 'From: "Atelier (Paris)" <site@atelier.example>'],
  ['<site@atelier.example>', 'From: site@atelier.example'],
  ['site@atelier.example', 'From: site@atelier.example'],
])('a sender written %s is one address with a name', async (from, header) => {
  receiver.mailParts.settings = { ...receiver.mailParts.settings, from };
  const { mails } = await sent([visit]);
  await until(() => mails.length > 0);
  expect(mails[0]?.source.split('\r\n')).toContain(header);
});

test('an address that the mail server refuses is given up at once for a visitor, and holds up nothing else', async () => {
  const bob = 'bob@visiteur.example';
  const { mails } = await sent([{}, { email: bob }], (to) => to !== bob);
  await until(() => mails.length === 1 && waiting() === 2);
  expect(recipients(mails)).toEqual([bob]);
  expect(queueState(receiver.database)).toMatchObject({ waiting: 2, givenUp: 1 });
  expect(receiver.lines.filter((line) => line.startsWith('courriel')).map((line) => line.replace(/du \d.*/, 'du …')))
    .toMatchInlineSnapshot(`
    [
      "courriel n° 1 (notification) : refusé (550 EENVELOPE), nouvel essai dans 30 s",
      "courriel n° 2 (accusé de réception) : refusé (550 EENVELOPE), abandonné ; demande n° 1 (visite) du …",
      "courriel n° 3 (notification) : refusé (550 EENVELOPE), nouvel essai dans 30 s",
      "courriel n° 4 (accusé de réception) : envoyé",
    ]
  `);
});

/** Answers by a word in the text of a mail: that of the visitor, which only the notification holds. */
const byWord =
  (answers: Readonly<Record<string, Answer>>) =>
  ({ source }: ReceivedMail): Answer =>
    Object.entries(answers).find(([word]) => source.includes(word))?.[1] ?? 'take';

test('a server that cuts the connection at one mail, or says 421, 451 or 554 to it, gets all others', async () => {
  const answers = { coupe: 'cut', tard: 421, encore: 451, non: 554 } as const;
  for (const name of [...Object.keys(answers), 'Ada'])
    await receiver.post({ ...visit, name, email: `${name}@visiteur.example`, requestId: `request-${name}` });
  receiver.database.exec("DELETE FROM outbox WHERE kind = 'acknowledgement' AND request < 5");
  const { mails } = await sent([], undefined, 0, byWord(answers));
  await until(() => mails.length === 2 && waiting() === 4);
  expect(recipients(mails)).toEqual([team, ada]);
  expect([waiting(), queueState(receiver.database).givenUp]).toEqual([4, 0]);
});

test('a mail that is refused again and again is given up after 20 tries, with a line that names its request', async () => {
  const { sender } = await sent([{ name: 'encore' }], undefined, 0, byWord({ encore: 451 }));
  for (let tries = 1; tries <= 20; tries += 1) {
    await until(() => receiver.lines.filter((line) => line.includes('451')).length === tries);
    receiver.database.exec('UPDATE outbox SET next_at = 0');
    sender.wake();
  }
  expect(receiver.lines.at(-1)).toMatch(
    /^courriel n° 1 \(notification\) : refusé \(451 EMESSAGE\), abandonné après 20 essais ; demande n° 1 \(visite\) du 2/,
  );
  expect(queueState(receiver.database)).toEqual({ waiting: 0, givenUp: 1 });
});

test('an address that no mail can be sent to, kept by an earlier receiver, stops nothing and stands in no header', async () => {
  await receiver.post(visit);
  receiver.database.exec("UPDATE requests SET email = 'a@-.fr:'");
  const { mails } = await sent([{}]);
  await until(() => waiting() === 0);
  expect(recipients(mails)).toEqual([team, team, ada]);
  expect(mails[0]?.source).not.toContain('Reply-To');
  expect(receiver.lines).toContainEqual(
    expect.stringMatching(/adresse inutilisable, abandonné ; demande n° 1 \(visite\)/),
  );
});

test('a mail that is refused for the address of the visitor leaves without it', async () => {
  const { mails } = await sent([visit], undefined, 0, byWord({ 'Reply-To: ada': 550 }));
  await until(() => waiting() === 0);
  expect(recipients(mails)).toEqual([team, ada]);
  expect(mails[0]?.source).toContain('Ada@Visiteur.example');
});

test('a server that greets with a refusal is out of reach: no mail is given up for that', async () => {
  const server = createServer((socket) => socket.end('554 not now\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => void server.close());
  await receiver.post(visit);
  sendThrough((server.address() as AddressInfo).port);
  await until(() => receiver.lines.length > 1);
  expect(receiver.lines[1]).toMatch(
    /le serveur de courrier ne le prend pas \(554 EPROTOCOL\), nouvel essai plus tard$/,
  );
  expect(queueState(receiver.database)).toMatchObject({ waiting: 2, givenUp: 0 });
});

describe('on a disk that is full', () => {
  beforeEach(() => {
    receiver.close();
    receiver = openReceiver({ onDisk: true });
  });
  const fill = () => receiver.database.exec('PRAGMA query_only = ON');
  const free = () => receiver.database.exec('PRAGMA query_only = OFF');

  test('no mail leaves', async () => {
    await receiver.post(visit);
    fill();
    const { mails, sender } = await sent([]);
    await until(() => receiver.lines.length > 1);
    expect(receiver.lines[1]).toBe("courriels : rien ne part en attendant, la base ne s'écrit pas (ERR_SQLITE_ERROR)");
    expect(mails).toEqual([]);
    free();
    sender.wake();
    await until(() => waiting() === 0);
    expect(mails).toHaveLength(2);
  });

  test.each(['while it runs', 'with a restart'])('a mail that left as it filled up leaves once, %s', async (how) => {
    let isFull = false;
    const { mails, restart, ...started } = await sent([visit], undefined, 0, () => {
      if (!isFull) fill();
      isFull = true;
      return 'take';
    });
    let { sender } = started;
    const stopped = async (times: number) =>
      until(() => receiver.lines.filter((line) => line.startsWith('courriels')).length === times);
    await stopped(1);
    sender.wake();
    await stopped(2);
    if (how === 'with a restart') {
      await sender.stop();
      sender = restart();
      await stopped(3);
    }
    expect(mails).toHaveLength(1);
    free();
    sender.wake();
    await until(() => waiting() === 0);
    expect(recipients(mails)).toEqual([team, ada]);
  });
});
