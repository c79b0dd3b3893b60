import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import { startMailbox, type ReceivedMail } from './mailbox.ts';
import { origin, visit } from './open-receiver.ts';
import { receiverProcess, slowClient } from './run-receiver.ts';

let isHanging = true;
let handedOver: ReceivedMail[] = [];
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let receiver: Awaited<ReturnType<typeof receiverProcess>>;
beforeEach(async () => {
  mailbox = await startMailbox(undefined, 0, (mail) => {
    handedOver.push(mail);
    return isHanging ? 'hang' : 'take';
  });
  receiver = await receiverProcess({ smtp: { host: '127.0.0.1', port: mailbox.port, requireTls: false } });
});
afterEach(async () => {
  await receiver.kill();
  await mailbox.stop();
  receiver.remove();
});

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 10_000; waited += 20) await delay(20);
}

test('SIGTERM ends the receiver within ten seconds, whatever clients and the mail server do, and what was accepted is mailed after', async () => {
  await receiver.start();
  // Clients that keep their connection, begin a header, or send a body byte by byte.
  const post = `POST /demandes HTTP/1.1\r\nHost: a\r\n`;
  const clients = await Promise.all(
    [
      'GET /health HTTP/1.1\r\nHost: a\r\n\r\n',
      post,
      `${post}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nform=`,
    ].map(async (text) => {
      const socket = await slowClient(receiver.url, text);
      const dripping = setInterval(() => socket.write('x'), 100);
      socket.once('close', () => clearInterval(dripping));
      return socket;
    }),
  );
  for (const number of [1, 2, 3]) {
    const body = new URLSearchParams({
      ...visit,
      requestId: `request-${number}`,
      email: `v${number}@visiteur.example`,
    });
    const response = await fetch(`${receiver.url}/demandes`, {
      method: 'POST',
      body,
      headers: { origin, accept: 'application/json' },
    });
    expect(response.status).toBe(200);
  }
  await until(() => handedOver.length === 1);
  const before = Date.now();
  expect(await receiver.stop()).toBe(0);
  expect(Date.now() - before).toBeLessThan(10_000);
  for (const client of clients) client.destroy();
  // The mail that hung was never taken: it leaves again, under the same id.
  const [hung] = handedOver;
  expect(mailbox.mails).toEqual([]);
  isHanging = false;
  handedOver = [];
  await receiver.start();
  await until(() => mailbox.mails.length === 6);
  await delay(200);
  expect(mailbox.mails.map(({ to }) => to.join()).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'equipe@atelier.example'),
    ...[1, 2, 3].map((number) => `v${number}@visiteur.example`),
  ]);
  expect(mailbox.mails[0]?.messageId).toBe(hung?.messageId);
  expect(receiver.output()).toContain("courriel n° 1 : interrompu par l'arrêt, il repart sous le même identifiant");
}, 30_000);
