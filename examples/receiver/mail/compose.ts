import { mailAddress } from '../address.ts';
import { ownValue } from '../own-value.ts';
import { fillIn, readMailText } from '../read-texts.ts';
import { formOf, type SiteForms } from '../site-forms.ts';
import type { Database } from '../store/database.ts';
import type { QueuedMail } from '../store/outbox.ts';
import { requestOf, type StoredRequest } from '../store/requests.ts';
import { subscriptionOf, type Subscription } from '../store/subscriptions.ts';
import { answersText, choicesText } from './answers-text.ts';
import type { Links } from '../links.ts';
import type { MailSettings } from '../config/settings.ts';

/** A mail that is ready to leave. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What mails are written from. */
export interface MailParts {
  readonly database: Database;
  readonly forms: () => SiteForms;
  readonly texts: string;
  readonly settings: MailSettings;
  readonly links: Links;
}

/**
 * Writes a mail of the queue, to nobody where the visitor's address cannot be sent to; undefined where what it is about has been deleted.
 * @throws where a text of the owner is wrong
 */
export function composeMail(parts: MailParts, queued: QueuedMail): Mail | undefined {
  if (queued.subscription !== null) {
    const subscription = subscriptionOf(parts.database, queued.subscription);
    return subscription && confirmationMail(parts, queued, subscription);
  }
  const request = requestOf(parts.database, queued.request ?? 0);
  if (request === undefined) return undefined;
  return queued.kind === 'notification'
    ? notificationMail(parts, queued, request)
    : acknowledgementMail(parts, queued, request);
}

function notificationMail(parts: MailParts, queued: QueuedMail, request: StoredRequest): Mail {
  const { settings, forms } = parts;
  const form = formOf(forms(), request.form);
  const { company = '', name = '' } = request.fields;
  const who = [company, name, request.email].map(oneLine).find(hasText) ?? `n° ${request.id}`;
  const replyTo = mailAddress(request.email);
  const values = { who, number: String(request.id), answers: answersText(form, request.fields) };
  return {
    ...written(parts, queued, request.form, request.receivedAt, values),
    to: ownValue(settings.toByForm, request.form) ?? settings.to,
    ...(replyTo !== undefined && { replyTo }),
    // Answers that programs give would reach the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Says nothing that a visitor wrote, only what can be chosen: what anybody types must not reach the mailbox of somebody else. */
function acknowledgementMail(parts: MailParts, queued: QueuedMail, request: StoredRequest): Mail {
  const choices = choicesText(formOf(parts.forms(), request.form), request.fields);
  return {
    ...written(parts, queued, request.form, request.receivedAt, { choices }),
    to: addressesIn(request.email),
    ...(parts.settings.to[0] !== undefined && { replyTo: parts.settings.to[0] }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function confirmationMail(parts: MailParts, queued: QueuedMail, { id, form, email, requestedAt }: Subscription): Mail {
  const { links, forms } = parts;
  const values = {
    confirmLink: links.to('confirmation', id),
    unsubscribeLink: links.to('desinscription', id),
    days: String(forms().confirmationDays),
  };
  return {
    ...written(parts, queued, form, requestedAt, values),
    to: addressesIn(email),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function written(
  { texts, forms, settings }: MailParts,
  { kind, messageId }: QueuedMail,
  formId: string,
  time: number,
  own: Readonly<Record<string, string>>,
): Pick<Mail, 'from' | 'subject' | 'text' | 'messageId'> {
  const known = forms();
  const { subject, text } = readMailText(texts, kind, formId);
  const { language, timeZone } = known.locale;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(time);
  const values = {
    site: known.site.name,
    baseUrl: known.site.baseUrl,
    email: known.site.email,
    form: formOf(known, formId)?.title ?? formId,
    date,
    ...own,
  };
  return {
    from: senderIn(settings.from),
    subject: oneLine(fillIn(subject, values)),
    // What a blank value leaves behind.
    text: fillIn(text, values).replaceAll(/\n{3,}/g, '\n\n'),
    messageId,
  };
}

/** `Mon site : IA <a@b.fr>` in its parts: read as a header, its colon would begin a group. */
function senderIn(text: string): Mail['from'] {
  const [, quoted, name = '', address = text] = /^(?:"([^"]*)"|(.*?))\s*<(.*)>$/.exec(text.trim()) ?? [];
  return { name: quoted ?? name, address };
}

function addressesIn(text: string): string[] {
  const address = mailAddress(text);
  return address === undefined ? [] : [address];
}

const longestLine = 150;
const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A text on one line, without marks that turn its direction, at most 150 units long, cut between two characters and after no colon. */
function oneLine(text: string): string {
  let line = '';
  for (const { segment } of characters.segment(text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim())) {
    if (line.length + segment.length > longestLine) break;
    line += segment;
  }
  return line.replace(/[\s:：,;–—-]+$/u, '');
}

/** Whether a text shows anything. */
function hasText(text: string): boolean {
  return /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}]/u.test(text);
}
