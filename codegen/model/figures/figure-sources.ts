import { namedFacts } from '../facts/named-facts.ts';
import { figureOf } from '../locale/figure.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { asTyped } from '../../../src/shared/locale.ts';

/** A typed figure, and where its owner has it from. */
interface SourcedFigure {
  figure: string;
  source: string;
}

/** The typed figures by `id` or `id.reading`. Those that the site works out itself need no source of their own. */
export function currentFigures({ data }: Source): Record<string, SourcedFigure> {
  const typed = namedFacts(data).filter(({ figure }) => figure.derived === undefined);
  return Object.fromEntries(
    typed.map(({ name, figure }) => [
      name,
      { figure: asTyped(figureOf(figure).text), source: provenanceOf(figure) ?? '' },
    ]),
  );
}

/** Where an owner has a figure from: the origin, which is not published, else the published source, else whoever measured it. */
export function provenanceOf({ origin, source, measured }: JsonObject): string | undefined {
  const text = origin ?? source ?? (isObject(measured) ? measured.by : undefined);
  return typeof text === 'string' ? text : undefined;
}

/** The figures that changed while their source did not: does it vouch for the new one? @param before those of an older version */
export function staleSources(
  source: Source,
  before: Readonly<Record<string, SourcedFigure>>,
): { path: (string | number)[]; note: string }[] {
  const now = currentFigures(source);
  return namedFacts(source.data).flatMap(({ name, path }) => {
    const [was, is] = [before[name], now[name]];
    if (was === undefined || is === undefined) return [];
    if (plain(was.figure) === plain(is.figure) || was.source !== is.source) return [];
    const note = `${was.figure} est devenu ${is.figure}, la source est restée « ${is.source} »`;
    return [{ path: [...path, 'value'], note }];
  });
}

/** A figure without what typography changes in it: `−25 %` → `-25 %`, whichever spaces it has. */
function plain(figure: string): string {
  return figure.replaceAll('\u2212', '-').replaceAll(/\s/g, ' ');
}
