import { counted } from '../../../base/french.ts';
import { asTyped } from '../../../../src/shared/locale.ts';
import type { Found } from './find-where.ts';
import { type Place, shownWords } from './shown-text.ts';

/** The longest text that is shown whole. */
const longest = 110;

/** The results for the terminal, each with the line to edit, the text written there, and where visitors read it. */
export function formatWhere(query: string, found: readonly Found[], place = ''): string {
  return found
    .map(({ as, places }) => {
      const heads = `« ${query} », ${as} : ${counted(places.length, 'endroit', 'endroits')}`;
      return [heads, ...places.flatMap((one) => formatPlace(one, query, place))].join('\n');
    })
    .join('\n\n');
}

function formatPlace({ source, path, words, text, shown }: Place, query: string, place: string): string[] {
  const { file, locate } = source.document;
  const written = `« ${cut(asTyped(text), query)} »`;
  const head = `  ${place}${file}:${locate(path).line}  `;
  if (shown.length === 0) return [`${head}${words}${text === query ? '' : ` : ${written}`}`];
  return [head + words, `    ${written}`, `    se lit : ${shownWords(shown)}`];
}

function cut(text: string, query: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  const found = line.toLowerCase().indexOf(query.toLowerCase());
  const from = Math.max(0, Math.min(found - longest / 2, line.length - longest));
  const end = from + longest < line.length ? '…' : '';
  return `${from > 0 ? '…' : ''}${line.slice(from, from + longest)}${end}`;
}
