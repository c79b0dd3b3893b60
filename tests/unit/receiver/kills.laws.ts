import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, afterEach, beforeEach, describe } from 'vitest';
import { origin, visit } from './open-receiver.ts';
import { startMailbox, type ReceivedMail } from './mailbox.ts';
import { receiverProcess, slowClient } from './run-receiver.ts';

const requests = 300;
const betweenKills = 6;
const atOnce = 4;
const timeoutMs = 900_000;

const post = (url: string, fields: Partial<typeof visit>) =>
  fetch(`${url}/demandes`, {
    method: 'POST',
    body: new URLSearchParams({ ...visit, ...fields }),
    headers: { origin, accept: 'application/json' },
  });

test(
  `${requests} requests to a receiver that is killed in between: none is lost, none is stored twice, each is mailed`,
  async () => {
    const deadline = Date.now() + timeoutMs - 5000;
    const mailbox = await startMailbox();
    const receiver = await receiverProcess({ smtp: { host: '127.0.0.1', port: mailbox.port, requireTls: false } });
    const counts = { accepted: 0, kills: 0 };
    try {
      await receiver.start();
      const send = async (number: number) => {
        const requestId = String(number).padStart(32, '0');
        const fields = { requestId, email: `v${number}@visiteur.example`, message: `n${number};` };
        // What the form does for a visitor who tries again: the same request, with the same id.
        while (Date.now() < deadline) {
          const answer = await post(receiver.url, fields)
            .then(
              async (response) => response.ok && ((await response.json()) as { success?: boolean }).success === true,
            )
            .catch(() => false);
          if (answer) break;
          await delay(20);
        }
        counts.accepted += 1;
      };
      let next = 0;
      const client = async () => {
        while (next < requests) await send((next += 1));
      };
      const clients = Promise.all(Array.from({ length: atOnce }, client));
      while (counts.accepted < requests && Date.now() < deadline) {
        const until = Math.min(counts.accepted + betweenKills, requests);
        while (counts.accepted < until && Date.now() < deadline) await delay(2 + Math.random() * 10);
        await receiver.kill();
        counts.kills += 1;
        await receiver.start();
      }
      await clients;
      const database = new DatabaseSync(receiver.database, { readOnly: true });
      const waits = 'SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL';
      const waiting = () => Number(database.prepare(waits).get()?.['n']);
      while (waiting() > 0 && Date.now() < deadline) await delay(20);
      const stored = database
        .prepare("SELECT request_id, json_extract(fields, '$.message') AS message FROM requests")
        .all();
      database.close();

      const messages = stored.map(({ message }) => String(message));
      expect(messages).toHaveLength(requests);
      expect(new Set(messages)).toEqual(new Set(Array.from({ length: requests }, (_, index) => `n${index + 1};`)));
      const ids = new Set(mailbox.mails.map(({ messageId }) => messageId));
      expect(ids.size).toBe(2 * requests);
      const acknowledged = new Set(mailbox.mails.flatMap(({ to }) => to));
      expect(acknowledged.size).toBe(requests + 1);
      // A kill between the answer of the mail server and the note of it: the mail leaves again, under the same id.
      const again = mailbox.mails.length - ids.size;
      expect(again).toBeLessThanOrEqual(counts.kills);
      expect(await receiver.stop()).toBe(0);
    } finally {
      await receiver.kill();
      await mailbox.stop();
      receiver.remove();
    }
  },
  timeoutMs,
);

describe('stop', () => {
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
    const begun = `POST /demandes HTTP/1.1\r\nHost: a\r\n`;
    const clients = await Promise.all(
      [
        'GET /health HTTP/1.1\r\nHost: a\r\n\r\n',
        begun,
        `${begun}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nform=`,
      ].map(async (text) => {
        const socket = await slowClient(receiver.url, text);
        const dripping = setInterval(() => socket.write('x'), 100);
        socket.once('close', () => clearInterval(dripping));
        return socket;
      }),
    );
    for (const number of [1, 2, 3]) {
      const fields = { requestId: `request-${number}`, email: `v${number}@visiteur.example` };
      expect((await post(receiver.url, fields)).status).toBe(200);
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
});
