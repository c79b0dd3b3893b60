import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailSettings, SmtpSettings } from '../config/settings.ts';
import type { Mail } from './compose.ts';

/** Where mails go. */
export interface Transport {
  /** Hands a mail over. Rejects where it was not taken, with the `responseCode` of the server where that one answered. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Whether mails can be handed over now: a connection is made, the server greets and knows the account. */
  readonly isReachable: () => Promise<boolean>;
  /** Ends its connection, also in the middle of a mail, whose `send` rejects. */
  readonly close: () => void;
}

/** Sends as the settings say: to a mail server, or into a folder. */
export function transportOf({ through }: MailSettings): Transport {
  return 'smtp' in through ? bySmtp(through.smtp) : intoFolder(through.folder);
}

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

function bySmtp({ host, port, secure, requireTls, user, password }: SmtpSettings): Transport {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls && !secure,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...timeouts,
    // One connection, kept while there are mails.
    pool: true,
    maxConnections: 1,
    // A mail is a text: it names no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await transport.sendMail({ ...mail, to: [...mail.to] })),
    isReachable: async () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close({ force: true }),
  };
}

/** One file for each mail, named by its id: a mail that is written twice is one file. */
function intoFolder(folder: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ ...mail, to: [...mail.to] });
      const file = join(folder, `${mail.messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    // What fails in a folder fails for all mails.
    isReachable: async () => false,
    close: () => undefined,
  };
}
