import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string[];
  readonly messageId: string;
  /** Headers and text as they travelled. */
  readonly source: string;
}

/** What the server does with a mail: takes it, answers with a code, cuts the connection, or never answers. */
export type Answer = 'take' | 'cut' | 'hang' | number;

/**
 * A real mail server on a free port, which keeps what it takes. It refuses recipients for which `refuses` says so (550).
 * @param answer to the content of a mail
 */
export async function startMailbox(
  refuses: (to: string) => boolean = () => false,
  port = 0,
  answer: (mail: ReceivedMail) => Answer = () => 'take',
) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _, callback) {
      callback(refuses(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope: { rcptTo }, id }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString();
        const [, messageId = ''] = /^Message-ID: (.*)\r$/im.exec(source) ?? [];
        const mail = { to: rcptTo.map(({ address }) => address), messageId, source };
        const answered = answer(mail);
        if (answered === 'cut')
          for (const connection of server.connections) if (connection.id === id) connection.close();
        if (typeof answered === 'number') callback(Object.assign(new Error('Refused'), { responseCode: answered }));
        if (answered !== 'take') return;
        mails.push(mail);
        callback();
      });
    },
  });
  // A client that is killed cuts its connection.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: async () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
