import type { Location } from 'vscode-languageserver/node';
import { mentionsOf, type Mention } from '../edit/mentions/mentions-of.ts';
import type { Source } from '../../read/source.ts';
import type { Row } from '../../model/index/spec-index.ts';
import { addressesOf, targetOf, type Spec } from '../edit/spec.ts';
import type { NamedThing } from './symbol.ts';
import { rangeOf, type OpenSite } from './open-sites.ts';
import type { Origin } from '../../model/resolve/resolved.ts';

/** The place where the named row, page or value is written. */
export function definitionOf(site: OpenSite, thing: NamedThing, source: Source): Location | undefined {
  const spec = site.spec();
  if (thing.kind === 'row') return locationOf(site, { source: thing.row.source, path: [...thing.row.path, 'id'] });
  if (thing.kind === 'page') return locationOf(site, thing.page.route.originOf(['path']));
  const target = targetOf(spec, thing.name, rowOf(spec, source));
  return target && locationOf(site, target, 'key');
}

/** Every place that names it, preceded by its definition if `withOwn` is set. */
export function referencesOf(site: OpenSite, thing: NamedThing, source: Source, withOwn: boolean): Location[] {
  const spec = site.spec();
  const own = withOwn ? definitionOf(site, thing, source) : undefined;
  const mentions =
    thing.kind === 'page'
      ? mentionsOf(spec, undefined, new Set([thing.address]))
      : mentionsOf(
          spec,
          thing.kind === 'row' ? thing.named : nameOf(thing.name),
          new Set(thing.kind === 'row' ? addressesOf(spec, thing.row) : []),
        );
  return [...(own === undefined ? [] : [own]), ...mentions.map((mention) => mentionLocation(site, mention))];
}

/** `facts.average-roi.main` is a name in two parts like that of a row: the holder of the value, and the value in it. */
function nameOf(name: string): { table: string; id: string } {
  const [table = '', id = ''] = name.split('.');
  return { table, id };
}

/** The row that `row` means in a file that holds a single one. */
function rowOf({ index }: Spec, source: Source): Row | undefined {
  return [...index.tables.values()].flat().find((row) => row.source === source && row.path.length === 0);
}

function locationOf(site: OpenSite, { source, path }: Origin, target: 'key' | 'value' = 'value'): Location {
  const { document } = source;
  return { uri: site.uriOf(document.file), range: rangeOf(document.locate(path, target)) };
}

/** The part of a text that names a row. A text that is written otherwise than it reads (folded, escaped) is marked by the name alone. */
function mentionLocation(site: OpenSite, { source, path, text, start, end }: Mention): Location {
  const { document } = source;
  const whole = document.locate(path, 'value', text);
  const line = document.text.split('\n')[whole.line - 1] ?? '';
  const isPlain = line.startsWith(text, whole.column - 1);
  const position = isPlain
    ? { line: whole.line, column: whole.column + start, endColumn: whole.column + end }
    : document.locate(path, 'value', text.slice(start, end));
  return { uri: site.uriOf(document.file), range: rangeOf(position) };
}
