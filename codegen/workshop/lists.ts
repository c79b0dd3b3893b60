import { nameOf } from '../edit/words/value-words.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { valueAt, type DocumentPath } from '../load/values/json.ts';
import type { WrittenPlace } from './written-place.ts';

/** A list in which a value stands. */
export interface ListAround extends WrittenPlace {
  /** Of the item that holds the value. */
  readonly index: number;
  /** What its items call themselves. */
  readonly items: readonly string[];
}

/** The lists above a place, the nearest first. The list of a page's blocks is one of them, and so is a table. */
export function listsAround({ document, data }: Source, path: DocumentPath): ListAround[] {
  return path
    .flatMap((step, depth): ListAround[] => {
      const list = valueAt(data, path.slice(0, depth));
      if (typeof step !== 'number' || !Array.isArray(list)) return [];
      return [
        { file: document.file, path: path.slice(0, depth), index: step, items: list.map((item) => nameOf(item)) },
      ];
    })
    .toReversed();
}
