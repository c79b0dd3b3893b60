import type { Log } from '../log.ts';
import type { Settings } from '../config/settings.ts';
import { formOf, type SiteForms } from '../site-forms.ts';
import { faultWords, isBusy, probe, whenFree, type Database } from '../store/database.ts';
import { isStored, storeRequest } from '../store/requests.ts';
import { subscribe } from '../store/subscriptions.ts';
import type { Outcome } from './answers.ts';
import { emailIn, fieldFaults } from './field-faults.ts';
import { looksLikeRobot } from './looks-like-robot.ts';
import type { RateLimit } from './rate-limit.ts';
import { readRequest, type SentRequest } from './read-request.ts';

/** What receiving needs. */
export interface Reception {
  readonly database: Database;
  readonly forms: () => SiteForms;
  readonly settings: Pick<Settings, 'mail'>;
  readonly limit: RateLimit;
  readonly log: Log;
  /** Something was queued. */
  readonly wake: () => void;
}

/** What is known of who sends. */
export interface Sending {
  readonly address: string;
  readonly asksForPage: boolean;
  readonly now: number;
}

/** Takes a request: once it is accepted it is on the disk, with the mails that it causes. Never rejects. */
export async function receive(parts: Reception, body: string, sending: Sending): Promise<Outcome> {
  const { database, forms, limit, log } = parts;
  const site = forms();
  const request = readRequest(body, site.trap, sending.now);
  if (request === undefined)
    return { kind: 'refused', status: 400, message: "Cette demande n'est pas celle d'un formulaire du site." };
  try {
    if (!request.isTest && (await whenFree(() => isStored(database, request.requestId)))) return { kind: 'accepted' };
    const waitSeconds = limit.take(sending.address, performance.now());
    if (waitSeconds > 0)
      return { kind: 'refused', status: 429, message: 'Trop de demandes depuis votre connexion.', waitSeconds };
    return await whenFree(() =>
      request.isTest ? tested(parts, request, sending.now) : stored(parts, request, sending),
    );
  } catch (error) {
    return unavailable(error, `demande non enregistrée (${request.form})`, log);
  }
}

/** What a visitor reads where the database does not do its work. */
export function unavailable(error: unknown, what: string, log: Log): Outcome {
  const { errcode, code, name } = error as { errcode?: number; code?: string; name?: string };
  log(`${what} : ${faultWords(error)} (${code ?? name ?? ''} ${errcode ?? ''})`);
  const [waitSeconds, message] = isBusy(error)
    ? [10, 'Le serveur est occupé. Envoyez de nouveau votre demande dans quelques secondes.']
    : [
        300,
        "Le serveur ne peut rien enregistrer en ce moment. Votre demande n'est pas perdue : envoyez-la de nouveau plus tard.",
      ];
  return { kind: 'refused', status: 503, message, waitSeconds };
}

/** A test goes as far as a request can without being kept. */
function tested({ database, forms, log }: Reception, { form }: SentRequest, now: number): Outcome {
  if (formOf(forms(), form) === undefined) {
    const message = `Le récepteur ne connaît pas le formulaire « ${form} » : recopiez dist-servers/forms.json.`;
    return { kind: 'refused', status: 422, message };
  }
  probe(database, now);
  log(`demande d'essai (${form}) : rien n'est gardé`);
  return { kind: 'accepted', isTest: true };
}

function stored(parts: Reception, request: SentRequest, { asksForPage, now }: Sending): Outcome {
  const { database, forms, settings, log, wake } = parts;
  const site = forms();
  // A form that the site has got since is taken all the same: nothing is lost for want of a file.
  const form = formOf(site, request.form);
  const faults = form === undefined ? [] : fieldFaults(form, request.fields);
  const email = emailIn(form, request.fields);
  if (faults.length > 0 || (form?.subscription === true && email === ''))
    return { kind: 'refused', status: 422, message: 'Certaines réponses sont à revoir.', faults };
  const suspect = looksLikeRobot(request, asksForPage, site.minimumFillMs);
  const domain = new URL(site.site.baseUrl).hostname;
  const { fields, requestId } = request;
  if (form?.subscription === true) {
    if (suspect === undefined) subscribe(database, { form: form.id, email, fields }, { now, domain });
    log(`inscription ${suspect === undefined ? 'enregistrée' : 'écartée'} (${form.id})`);
  } else {
    const kept = { requestId, form: request.form, email, fields, ...(suspect !== undefined && { suspect }) };
    const acknowledges = settings.mail.acknowledge && form !== undefined;
    const number = storeRequest(database, kept, { now, domain, acknowledges });
    if (number !== undefined)
      log(
        `demande n° ${number} enregistrée (${request.form})${suspect === undefined ? '' : `, suspecte : ${suspect}`}`,
      );
  }
  wake();
  return { kind: 'accepted' };
}
