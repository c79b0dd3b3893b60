import { findWhere, nearestTo, type Found } from '../owner/edit/where/find-where.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { type Command, printReport } from './command.ts';
import { specOf } from '../owner/edit/spec.ts';
import { counted } from '../base/french.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { type Place, shownWords } from '../owner/edit/where/shown-text.ts';

/** `where -- <figure, words, name, address>`: every place of the spec that it means, and where visitors read it. Resolves to the exit code: 0 found, 1 not found. */
export const run: Command = (options, rest) => {
  const query = rest.join(' ').trim();
  if (query === '')
    throw new UserError(
      'Usage : npm run where -- 285, ou packs.starter.priceEur, ou une phrase, une adresse, un identifiant, une icône',
    );
  const project = projectOf(options);
  const spec = specOf(project);
  const found = findWhere(spec, query);
  const meant = found.length === 0 ? nearestTo(spec, query) : undefined;
  const nothing = `« ${query} » ne se trouve nulle part : ni dans ce que lit le visiteur, ni parmi les noms, les adresses et les icônes. ${meant ?? 'Essayez avec moins de mots, ou un seul.'}`;
  const report = { query, found: found.map(reported), ...(meant !== undefined && { meant }) };
  printReport(options, report, found.length === 0 ? nothing : formatWhere(query, found), found.length === 0);
  return found.length === 0 ? 1 : 0;
};

function reported({ as, places }: Found) {
  return {
    as,
    places: places.map(({ source, path, kind, words, text, shown }) => {
      const { line, column } = source.document.locate(path);
      return { file: source.document.file, line, column, path: path.join('/'), kind, words, text, shown };
    }),
  };
}

/** The longest text that is shown whole. */
const longest = 110;

/** The results for the terminal, each with the line to edit, the text written there, and where visitors read it. */
export function formatWhere(query: string, found: readonly Found[]): string {
  return found
    .map(({ as, places }) => {
      const heads = `« ${query} », ${as} : ${counted(places.length, 'endroit', 'endroits')}`;
      return [heads, ...places.flatMap((one) => formatPlace(one, query))].join('\n');
    })
    .join('\n\n');
}

function formatPlace({ source, path, words, text, shown }: Place, query: string): string[] {
  const { file, locate } = source.document;
  const written = `« ${cut(asTyped(text), query)} »`;
  const head = `  ${file}:${locate(path).line}  `;
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
