import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { origin, visit } from './open-receiver.ts';
import { startMailbox } from './mailbox.ts';
import { receiverProcess } from './run-receiver.ts';
import { sample } from '../../run/sample.ts';

const requests = sample(12).numRuns;
const betweenKills = 10;
const atOnce = 4;
const timeoutMs = requests > 12 ? 900_000 : 60_000;

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
        const id = String(number).padStart(32, '0');
        const [email, message] = [`v${number}@visiteur.example`, `n${number};`];
        const body = new URLSearchParams({ ...visit, requestId: id, email, message });
        // What the form does for a visitor who tries again: the same request, with the same id.
        while (Date.now() < deadline) {
          const headers = { origin, accept: 'application/json' };
          const answer = await fetch(`${receiver.url}/demandes`, { method: 'POST', body, headers })
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
