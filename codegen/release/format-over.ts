import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { publishable } from './publishable.ts';
import { type ReleaseItem, releaseItem } from './release-item.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { isObject, textAt, valueAt, textsIn } from '../base/json.ts';

/**
 * Items that are over on a day (`YYYY-MM-DD`), drafts left out: the site shows this by itself, its owner may want something new there. Also what
 * a form claims to have received while nothing is sent, and a language that is not that of the texts.
 */
export function overItems(sources: readonly Source[], schemas: Schemas, day: string): ReleaseItem[] {
  const over = sources
    .map((source) => publishable(source, schemas, day))
    .flatMap((source) => [...expiredDates(source, day), ...pastEvents(source, day, schemas)]);
  return [...over, ...claimsOfReceipt(sources), ...otherLanguage(sources)];
}

/** Confirmations that announce « Message reçu » although nothing is sent. */
export function claimsOfReceipt(sources: readonly Source[]): ReleaseItem[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const shared = valueAt(site?.data ?? null, ['forms', 'delivery']);
  return sources.flatMap(({ document, data }) => {
    const label = textAt(data, ['confirmation', 'label']);
    const isSent = (valueAt(data, ['delivery']) ?? shared) !== 'none';
    const hasOther = valueAt(data, ['confirmation', 'unsent']) !== undefined;
    if (document.kind !== 'form' || label === undefined || isSent || hasOther) return [];
    const note = `« ${label} » se lit alors que rien n'est envoyé ; ajoutez « unsent: » à la confirmation, pour ce qui se lit à la place`;
    return [releaseItem(document, ['confirmation', 'label'], 'delivery', note)];
  });
}

/**
 * Notes for the end of a report.
 * @param place the folder of the site, where it has one of its own
 */
export function formatOver(items: readonly ReleaseItem<string>[]): string[] {
  return items.map(({ file, line, column, path, note }) => `À noter : ${file}:${line}:${column} ${path} : ${note}.`);
}

/** Events whose day is over while their status is still that of an event to come: the owner changes it. */
export function pastEvents({ document, data }: Source, today: string, schemas: Schemas): ReleaseItem[] {
  const fields = document.kind === 'table' ? rolePlan(schemas, document.name, 'event')?.fields : undefined;
  const [date, status] = [fields?.get('date'), fields?.get('status')];
  if (date?.kind !== 'field' || status?.kind !== 'field' || !Array.isArray(data)) return [];
  return data.flatMap((event, index) => {
    const day = isObject(event) ? event[date.path] : undefined;
    if (!isObject(event) || event[status.path] !== 'upcoming' || typeof day !== 'string' || day >= today) return [];
    const isLeaving =
      event.until !== undefined ? '' : `, ou ajoutez « until: ${day} » pour que la ligne ne paraisse plus`;
    const note = `upcoming, alors que le ${day} est passé : écrivez « ${status.path}: past »${isLeaving}`;
    return [releaseItem(document, [index, status.path], 'expired', note)];
  });
}

/** Keys that hold the last day on which something is true, as `YYYY-MM-DD`. */
const lastDayKeys = new Set(['validUntil', 'expires']);

/**
 * Last days that are over.
 * @param today `YYYY-MM-DD`, by the calendar of the person who runs the check. The last day itself still counts.
 */
export function expiredDates({ document, data }: Source, today: string): ReleaseItem[] {
  return textsIn(data).flatMap(({ path, text: day }) =>
    lastDayKeys.has(String(path.at(-1))) && day < today
      ? [releaseItem(document, path, 'expired', `${day} est passé (contrôle fait au ${today})`)]
      : [],
  );
}

/** Words that most sentences of a language have, and few of the others. */
const commonWords: Readonly<Record<string, string>> = {
  fr: 'est dans pour avec vous nous une aux cette sont',
  en: 'the and of with you your is are this from',
  de: 'und der die das mit ist nicht eine für auf',
  es: 'el los las para con por del está una como',
  it: 'il gli della per con che sono una di non',
  nl: 'het een van voor zijn niet ook deze met naar',
  pt: 'não uma para com os dos são você ao mais',
};

/** So many sentences tell the language of a site. */
const mostRead = 300;

/** The setting `locale.language`, where the pages are in another language: screen readers and browsers would read them as the one that it names. */
export function otherLanguage(sources: readonly Source[]): ReleaseItem[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const set = textAt(site?.data, ['locale', 'language']) ?? '';
  if (site === undefined || !(set in commonWords)) return [];
  const isSentence = (text: string) => text.length > 40;
  const read = sources.filter(({ document: { kind } }) => kind === 'routes' || kind === 'page');
  const sentences = read.flatMap(({ data }) => textsIn(data, isSentence)).slice(0, mostRead);
  const words = sentences.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = Object.entries(commonWords).map(([language, common]) => {
    const known = new Set(common.split(' '));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const own = counts.find(({ language }) => language === set)?.count ?? 0;
  const other = counts.find(({ count }) => count >= 10 && count > 4 * own);
  if (other === undefined) return [];
  const names = new Intl.DisplayNames('fr', { type: 'language' });
  const note = `${set} (${names.of(set)}), alors que les textes sont en ${names.of(other.language)} : écrivez « language: ${other.language} », ou traduisez-les`;
  return [releaseItem(site.document, ['locale', 'language'], 'contrary', note)];
}
