import { findWhere, nearestTo, type Found } from '../owner/edit/where/find-where.ts';
import { formatWhere } from '../owner/edit/where/format-where.ts';
import { placeOf, projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { type Command, printReport } from './command.ts';
import { readSpec } from './edit-spec.ts';

/** `where -- <figure, words, name, address>`: every place of the spec that it means, and where visitors read it. Resolves to the exit code: 0 found, 1 not found. */
export const run: Command = (options, rest) => {
  const query = rest.join(' ').trim();
  if (query === '')
    throw new UserError(
      'Usage : npm run where -- 285, ou packs.starter.priceEur, ou une phrase, une adresse, un identifiant, une icône',
    );
  const project = projectOf(options);
  const place = placeOf(project);
  const spec = readSpec(project);
  const found = findWhere(spec, query);
  const meant = found.length === 0 ? nearestTo(spec, query) : undefined;
  const nothing = `« ${query} » ne se trouve nulle part : ni dans ce que lit le visiteur, ni parmi les noms, les adresses et les icônes. ${meant ?? 'Essayez avec moins de mots, ou un seul.'}`;
  const report = { query, found: found.map((one) => reported(one, place)), ...(meant !== undefined && { meant }) };
  printReport(options, report, found.length === 0 ? nothing : formatWhere(query, found, place), found.length === 0);
  return found.length === 0 ? 1 : 0;
};

function reported({ as, places }: Found, place: string) {
  return {
    as,
    places: places.map(({ source, path, kind, words, text, shown }) => {
      const { line, column } = source.document.locate(path);
      return { file: place + source.document.file, line, column, path: path.join('/'), kind, words, text, shown };
    }),
  };
}
