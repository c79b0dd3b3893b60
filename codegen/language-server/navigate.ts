import type { Location } from 'vscode-languageserver/node';
import { mentionsOf } from '../edit/mentions/mentions-of.ts';
import { References } from '../load/resolve/references.ts';
import { isFault } from '../load/resolve/target.ts';
import type { Row, Source } from '../load/resolve/spec-index.ts';
import type { Spec } from '../edit/spec.ts';
import { locationOf, mentionLocation } from './ranges.ts';
import type { NamedThing } from './symbol.ts';
import type { OpenSite } from './open-site.ts';

/** Where what is named is written. */
export function definitionOf(site: OpenSite, thing: NamedThing, source: Source): Location | undefined {
  const spec = site.spec();
  if (thing.kind === 'row') return locationOf(site, { source: thing.row.source, path: [...thing.row.path, 'id'] });
  if (thing.kind === 'page') return locationOf(site, thing.page.route.originOf(['path']));
  const target = new References(spec.index, spec.schemas).find(thing.name, rowOf(spec, source));
  return isFault(target) ? undefined : locationOf(site, target, 'key');
}

/** Every place that names it, and where it is written itself if that is asked for. */
export function referencesOf(site: OpenSite, thing: NamedThing, source: Source, withOwn: boolean): Location[] {
  const spec = site.spec();
  const own = withOwn ? definitionOf(site, thing, source) : undefined;
  const mentions =
    thing.kind === 'page'
      ? mentionsOf(spec, undefined, new Set([thing.address]))
      : mentionsOf(spec, thing.kind === 'row' ? thing.named : nameOf(thing.name), new Set(addressesOf(spec, thing)));
  return [...(own === undefined ? [] : [own]), ...mentions.map((mention) => mentionLocation(site, mention))];
}

/** `facts.average-roi.main` is a name in two parts, as a row is: what holds the value, and which one it is. */
function nameOf(name: string): { table: string; id: string } {
  const [table = '', id = ''] = name.split('.');
  return { table, id };
}

function addressesOf({ pages }: Spec, thing: NamedThing): string[] {
  if (thing.kind !== 'row') return [];
  const { row } = thing;
  return pages.flatMap((page) =>
    page.row?.source === row.source && page.row.path.join() === row.path.join() ? [page.path] : [],
  );
}

/** The row that `row` means in a file that holds a single one. */
function rowOf({ index }: Spec, source: Source): Row | undefined {
  return [...index.tables.values()].flat().find((row) => row.source === source && row.path.length === 0);
}
