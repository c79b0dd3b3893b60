import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { faultWords, isBusy } from '../store/database.ts';
import { lastTakenOf } from '../store/last-taken.ts';
import {
  dueMails,
  followClock,
  interruptedMails,
  markFailed,
  markGivenUp,
  markSending,
  markSent,
  markWaiting,
  nextDue,
  putOff,
  type QueuedMail,
} from '../store/outbox.ts';
import { requestOf } from '../store/requests.ts';
import { composeMail, type Mail, type MailParts } from './compose.ts';
import type { Transport } from './transport.ts';

/** What sends the mails of the queue. */
export interface Sender {
  /** Something was queued: looks now. */
  readonly wake: () => void;
  /** Finishes the mail that is on its way, for 7 seconds at most, and sends no other. */
  readonly stop: () => Promise<void>;
}

/** What a server answered, or why it did not. */
interface Refusal {
  readonly responseCode?: number;
  /** The SMTP command that was answered. */
  readonly command?: string;
  /** `connect` where there was no connection. */
  readonly syscall?: string;
}

const names = {
  notification: 'notification',
  acknowledgement: 'accusé de réception',
  confirmation: 'demande de confirmation',
};
/** Commands whose answer concerns one mail; those before open the connection. */
const aboutOneMail: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
const atOnce = 50;
const longestSleepMs = 60_000;
const firstPauseMs = 5000;
const longestPauseMs = 600_000;
const badTextPauseMs = 300_000;
const longestStopMs = 7000;
/** With the pauses of `markFailed`, some two and a half days. */
const mostTries = 20;

/**
 * Sends what is due, one mail at a time, until it is stopped. While no connection to the mail server is made all mails wait, up to 10
 * minutes between two tries; any other failure is that of one mail, and the others go on. A mail is noted before it is handed over and
 * once it is taken, so none leaves twice, except one that was on its way when the receiver was stopped or lost the connection.
 */
export function startSender(parts: MailParts, transport: Transport, log: Log): Sender {
  const { database } = parts;
  const lastTaken = lastTakenOf(database);
  let isNoted = false;
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
      log(`courriels : rien ne part en attendant, ${faultWords(error)} (${codeOf(error)})`);
      return isBusy(error) ? firstPauseMs : longestSleepMs;
    });
    round = undefined;
    sleep(ms);
  };

  /** Resolves to how long to sleep. */
  const sendRound = async (): Promise<number> => {
    for (;;) {
      noteLastTaken();
      followClock(database, Date.now());
      const due = dueMails(database, Date.now(), atOnce);
      for (const queued of due) {
        if (isStopped) return 0;
        if (await sendOne(queued)) pauseMs = 0;
        else {
          pauseMs = Math.min(Math.max(2 * pauseMs, firstPauseMs), longestPauseMs);
          return pauseMs;
        }
      }
      if (due.length < atOnce) break;
    }
    const next = nextDue(database);
    return next === undefined ? longestSleepMs : Math.min(Math.max(next - Date.now(), 0), longestSleepMs);
  };

  /** Nothing leaves before it: what was taken is not sent again. */
  const noteLastTaken = () => {
    if (isNoted) return;
    markSent(database, lastTaken.messageId, Date.now());
    for (const id of interruptedMails(database))
      log(`courriel n° ${id} : interrompu par l'arrêt, il repart sous le même identifiant`);
    isNoted = true;
  };

  /** Resolves to whether the mail server could be reached. @throws where the database cannot be written */
  const sendOne = async (queued: QueuedMail): Promise<boolean> => {
    const name = `courriel n° ${queued.id} (${names[queued.kind]})`;
    let mail: Mail | undefined;
    try {
      mail = composeMail(parts, queued);
    } catch (error) {
      log(`${name} : ${error instanceof Error ? error.message : String(error)}`);
      putOff(database, queued.id, Date.now() + badTextPauseMs, 'text');
      return true;
    }
    if (mail === undefined || mail.to.length === 0) {
      if (mail !== undefined) log(`${name} : adresse inutilisable, abandonné ; ${subjectOf(queued)}`);
      markGivenUp(database, queued.id, Date.now(), mail === undefined ? 'deleted' : 'address');
      return true;
    }
    markSending(database, queued.id, Date.now());
    try {
      await send(mail, queued.attempts);
    } catch (error) {
      // A server may have taken it: what is on its way is told apart at the next start.
      if (isStopped) return false;
      const { responseCode = 0, command = '', syscall } = error as Refusal;
      const code = codeOf(error);
      const isAnswer = responseCode !== 0 && responseCode !== 421 && aboutOneMail.has(command);
      if (!isAnswer && !(await transport.isReachable())) {
        if (isStopped) return false;
        // Where it may have been this mail that broke the connection, it is not the first one next time.
        markWaiting(database, queued, syscall === 'connect' ? queued.nextAt : Date.now());
        log(`${name} : le serveur de courrier ne le prend pas (${code}), nouvel essai plus tard`);
        return false;
      }
      // What is said of the sender (MAIL FROM) is said of the owner's settings.
      refused(queued, { name, code, isFinal: responseCode >= 500 && command !== 'MAIL FROM' });
      return true;
    }
    isNoted = false;
    lastTaken.messageId = queued.messageId;
    lastTaken.save();
    noteLastTaken();
    log(`${name} : envoyé`);
    return true;
  };

  /** A server that checks where answers go may refuse a mail for that: it then leaves without, for its text has the address. */
  const send = async (mail: Mail, attempts: number): Promise<void> => {
    try {
      await transport.send(mail);
    } catch (error) {
      const { responseCode = 0, command } = error as Refusal;
      const { replyTo, ...rest } = mail;
      const isRefused = command === 'DATA' && (responseCode >= 500 || (responseCode > 421 && attempts > 2));
      if (replyTo === undefined || !isRefused || isStopped) throw error;
      await transport.send(rest);
    }
  };

  /** A mail to a visitor is given up where the server will never take it; any other after its tries. */
  const refused = (
    queued: QueuedMail,
    { name, code, isFinal }: { name: string; code: string; isFinal: boolean },
  ): void => {
    const now = Date.now();
    const tries = queued.attempts + 1;
    if ((isFinal && queued.kind !== 'notification') || tries >= mostTries) {
      markGivenUp(database, queued.id, now, code);
      log(`${name} : refusé (${code}), abandonné${tries > 1 ? ` après ${tries} essais` : ''} ; ${subjectOf(queued)}`);
      return;
    }
    const pause = markFailed(database, queued, now, code);
    log(`${name} : refusé (${code}), nouvel essai dans ${Math.round(pause / 1000)} s`);
  };

  /** What a mail is about, as it is found in an export: `demande n° 12 (contact) du 2026-11-28T09:00:00.000Z`. */
  const subjectOf = ({ request, subscription }: QueuedMail): string => {
    if (request === null) return `inscription n° ${subscription}`;
    const { form = '', receivedAt = 0 } = requestOf(database, request) ?? {};
    return `demande n° ${request} (${form}) du ${new Date(receivedAt).toISOString()}`;
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
      await Promise.race([round, delay(longestStopMs, undefined, { ref: false })]);
      transport.close();
      await Promise.race([round, delay(500, undefined, { ref: false })]);
    },
  };
}

/** What went wrong, without the text of the answer, which may name somebody. */
function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return [responseCode, code ?? name].filter((part) => part !== undefined).join(' ');
}
