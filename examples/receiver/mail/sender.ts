import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import { dueMails, markFailed, markGivenUp, markSent, nextDue, type QueuedMail } from '../store/outbox.ts';
import { composeMail, type Mail, type MailParts } from './compose.ts';
import type { Transport } from './transport.ts';

/** What sends the mails of the queue. */
export interface Sender {
  /** Something was queued: looks now. */
  readonly wake: () => void;
  /** Finishes the mail that is on its way, and sends no other. */
  readonly stop: () => Promise<void>;
}

const names = {
  notification: 'notification',
  acknowledgement: 'accusé de réception',
  confirmation: 'demande de confirmation',
};
const atOnce = 50;
const longestSleepMs = 60_000;
const firstPauseMs = 5000;
const longestPauseMs = 600_000;
/** A visitor is not told days later that a request arrived. */
const visitorMailMs = 3 * 86_400_000;

/** Sends what is due, one mail at a time, until it is stopped. A mail server that cannot be reached is asked again later and later, up to 10 minutes. */
export function startSender(parts: MailParts, transport: Transport, log: Log): Sender {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  let pauseMs = 0;

  const sleep = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(begin, ms);
  };
  const begin = () => {
    if (!isStopped) round ??= oneRound();
  };
  const oneRound = async () => {
    const ms = await sendRound().catch((error: unknown) => {
      log(`courriels : la file ne se lit pas (${codeOf(error)})`);
      return longestSleepMs;
    });
    round = undefined;
    sleep(ms);
  };

  /** Resolves to how long to sleep. */
  const sendRound = async (): Promise<number> => {
    for (;;) {
      const due = dueMails(parts.database, Date.now(), atOnce);
      for (const queued of due) {
        if (isStopped) return 0;
        if (await sendOne(parts, transport, log, queued)) pauseMs = 0;
        else {
          pauseMs = Math.min(Math.max(2 * pauseMs, firstPauseMs), longestPauseMs);
          return pauseMs;
        }
      }
      if (due.length < atOnce) break;
    }
    const next = nextDue(parts.database);
    return next === undefined ? longestSleepMs : Math.min(Math.max(next - Date.now(), 0), longestSleepMs);
  };

  begin();
  return {
    // While the mail server is out of reach the pause counts, not what arrives.
    wake: () => {
      if (pauseMs === 0) sleep(0);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
      transport.close();
    },
  };
}

/** Resolves to whether the mail server could be reached. */
async function sendOne(parts: MailParts, transport: Transport, log: Log, queued: QueuedMail): Promise<boolean> {
  const { database } = parts;
  const name = `courriel n° ${queued.id} (${names[queued.kind]})`;
  let mail: Mail | undefined;
  try {
    mail = composeMail(parts, queued);
  } catch (error) {
    log(`${name} : ${error instanceof Error ? error.message : String(error)}`);
    markFailed(database, queued, Date.now(), 'text');
    return true;
  }
  if (mail === undefined) {
    markGivenUp(database, queued.id, Date.now(), 'deleted');
    return true;
  }
  try {
    await transport.send(mail);
    markSent(database, queued.id, Date.now());
    log(`${name} : envoyé`);
    return true;
  } catch (error) {
    const code = codeOf(error);
    const { responseCode = 0 } = error as { responseCode?: number };
    // Not about this mail but about the connection (421: « try later ») or the account.
    if (responseCode === 0 || responseCode === 421 || code.includes('EAUTH')) {
      log(`${name} : le serveur de courrier ne le prend pas (${code}), nouvel essai plus tard`);
      return false;
    }
    refused(database, log, queued, { name, code, isFinal: responseCode >= 500 });
    return true;
  }
}

/** A mail to a visitor is given up where the server will never take it; one to the owner never is. */
function refused(
  database: Database,
  log: Log,
  queued: QueuedMail,
  { name, code, isFinal }: { name: string; code: string; isFinal: boolean },
): void {
  const now = Date.now();
  if (queued.kind !== 'notification' && (isFinal || now - queued.queuedAt > visitorMailMs)) {
    markGivenUp(database, queued.id, now, code);
    log(`${name} : refusé (${code}), abandonné`);
    return;
  }
  const delay = markFailed(database, queued, now, code);
  log(`${name} : refusé (${code}), nouvel essai dans ${Math.round(delay / 1000)} s`);
}

/** What went wrong, without the text of the answer, which may name somebody. */
function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return [responseCode, code ?? name].filter((part) => part !== undefined).join(' ');
}
