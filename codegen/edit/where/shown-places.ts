import type { Origin } from '../../load/resolve/resolved.ts';
import { valueAt } from '../../load/values/json.ts';
import { originKind } from './origin-kind.ts';
import type { Place } from './place.ts';
import type { ShownText } from './shown-text.ts';

/** Shown texts by the place where they are written: the same line may show on many pages. */
export function shownPlaces(found: readonly ShownText[], isTyped: (text: string) => boolean): Place[] {
  const placed = found.map((shown) => ({ shown, origin: editedAt(shown.origin()) }));
  const groups = Map.groupBy(placed, ({ origin: { source, path } }) => `${source.document.file} ${path.join('/')}`);
  return [...groups.values()].map((group) => {
    const [{ origin }] = group as [(typeof placed)[number]];
    const texts = group.map(({ shown: { value } }) =>
      typeof value === 'number' ? value.toLocaleString('fr-FR') : value,
    );
    return {
      ...origin,
      ...originKind(origin, isTyped),
      // Of a figure, which is shown in parts: with its unit.
      text: texts.toSorted((a, b) => b.length - a.length)[0] ?? '',
      shown: group.map(({ shown: { page, section } }) => ({ page, section })),
    };
  });
}

/** The parts of a fact (its number, its unit, both as a text) are changed in one place. */
export function editedAt({ source, path }: Origin): Origin {
  if (source.document.kind !== 'facts') return { source, path };
  const fact = path.slice(0, path[1] === 'readings' ? 3 : 1);
  const part = ['value', 'derived', 'validUntil'].find((key) => valueAt(source.data, [...fact, key]) !== undefined);
  return { source, path: path.at(-1) === 'label' || part === undefined ? path : [...fact, part] };
}
