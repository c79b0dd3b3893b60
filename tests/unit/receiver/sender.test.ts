import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSender, type Sender } from '../../../examples/receiver/mail/sender.ts';
import { transportOf } from '../../../examples/receiver/mail/transport.ts';
import { queueState } from '../../../examples/receiver/store/outbox.ts';
import { startMailbox } from './mailbox.ts';
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

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 10_000; waited += 5) await delay(5);
}

test('what is queued arrives, accents included, answered to the visitor and marked as automatic for the visitor', async () => {
  const mailbox = await startMailbox();
  stops.push(mailbox.stop);
  await receiver.post({ ...visit, name: 'Zoé Lefèvre' });
  sendThrough(mailbox.port);
  await until(() => mailbox.mails.length === 2);
  const [notification, acknowledgement] = mailbox.mails;
  expect(notification?.source).toContain('_Lef=C3=A8vre?=');
  expect(notification?.source).toContain('Zo=C3=A9 Lef=C3=A8vre');
  expect(notification?.source).toMatch(/^Reply-To: ada@visiteur\.example\r$/m);
  expect(acknowledgement?.to).toEqual(['ada@visiteur.example']);
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
  expect(back.mails.map(({ to }) => to)).toEqual([['equipe@atelier.example'], ['ada@visiteur.example']]);
});

test('an address that the mail server refuses is given up for a visitor, never for the owner, and holds up nothing else', async () => {
  const mailbox = await startMailbox((to) => to !== 'bob@visiteur.example');
  stops.push(mailbox.stop);
  await receiver.post(visit);
  await receiver.post({ ...visit, requestId: 'request-2', email: 'bob@visiteur.example' });
  sendThrough(mailbox.port);
  await until(() => mailbox.mails.length === 1);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['bob@visiteur.example']]);
  await until(() => queueState(receiver.database).waiting === 2);
  expect(queueState(receiver.database)).toMatchObject({ waiting: 2, givenUp: 1 });
  expect(receiver.lines.filter((line) => line.startsWith('courriel'))).toMatchInlineSnapshot(`
    [
      "courriel n° 1 (notification) : refusé (550 EENVELOPE), nouvel essai dans 30 s",
      "courriel n° 2 (accusé de réception) : refusé (550 EENVELOPE), abandonné",
      "courriel n° 3 (notification) : refusé (550 EENVELOPE), nouvel essai dans 30 s",
      "courriel n° 4 (accusé de réception) : envoyé",
    ]
  `);
});
