import { counted } from '../french.ts';
import type { Mention } from './mention.ts';

/** « 16 endroits dans 6 fichiers », and below it the lines of each file: `spec/roi.yaml:161, 270`. */
export function formatMentions(mentions: readonly Mention[], indent: string, place = ''): string[] {
  const byFile = Map.groupBy(mentions, ({ source }) => source.document.file);
  const lines = [...byFile].map(([file, found]) => {
    const numbers = found.map(
      ({ source, path, text, start, end }) => source.document.locate(path, 'value', text.slice(start, end)).line,
    );
    return `${indent}  ${place}${file}:${[...new Set(numbers)].toSorted((a, b) => a - b).join(', ')}`;
  });
  const files = counted(byFile.size, 'fichier', 'fichiers');
  return mentions.length === 0
    ? [`${indent}aucun autre endroit ne la cite`]
    : [`${indent}${counted(mentions.length, 'endroit la cite', 'endroits la citent')}, dans ${files} :`, ...lines];
}
