import { textAt } from '../base/json.ts';
import { textsLike } from '../base/walk-texts.ts';
import type { Source } from '../read/source.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

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
  const sentences = read.flatMap(({ data }) => textsLike(data, isSentence)).slice(0, mostRead);
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
