import { isObject, itemsAt, textAt, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { shortly, releaseItem, type ReleaseItem } from './release-item.ts';

/** A setting that legal texts speak of: where it stands in site.yaml, and the words of a passage about it. */
const settings = [
  { path: ['forms', 'delivery'], words: /formulaire|envoi(?!e)|lettre d'information|inscription/iu },
  { path: ['chat', 'script'], words: /\bchat\b|assistant|services? tiers|module/iu },
];

/** A passage that excludes something. One that only describes stays true whatever the setting. */
const excludes = /(?<!\p{L})(?:n['’]|(?:ne|aucune?|rien|seule?s?)(?!\p{L}))/iu;

/**
 * Passages of the legal texts that may claim the contrary of a setting: they speak of it, exclude something, and bear no `when`,
 * while the setting is on. Only a reader can tell; `when` records what the reading found.
 * @param sources all of them: the settings are in one, the passages in others
 */
export function contraryPassages(sources: readonly Source[]): ReleaseItem[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const on = settings.filter(({ path }) => {
    const value = site === undefined ? undefined : valueAt(site.data, path);
    return typeof value === 'string' && value !== 'none';
  });
  return sources.flatMap(({ document, data }) => {
    const passages = itemsAt(data, ['blocks']).flatMap((block, index) =>
      textAt(block, ['type']) === 'document' ? unmarkedTexts(block, ['blocks', index]) : [],
    );
    return passages.flatMap(({ text, path }) =>
      on.some(({ words }) => words.test(text) && excludes.test(text))
        ? [releaseItem(document, path, 'contrary', shortly(text))]
        : [],
    );
  });
}

/** The texts without a condition of their own or of what they stand in. */
function unmarkedTexts(value: Json, path: DocumentPath): { text: string; path: DocumentPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => unmarkedTexts(item, [...path, index]));
  if (!isObject(value) || value.when !== undefined) return [];
  const isRead = (key: string) => key === 'intro' && value.introWhen !== undefined;
  return Object.entries(value).flatMap(([key, item]) => (isRead(key) ? [] : unmarkedTexts(item, [...path, key])));
}
