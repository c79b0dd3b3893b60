import { SymbolKind, type DocumentSymbol, type Position } from 'vscode-languageserver/node';
import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { nameOf } from '../edit/words/subject.ts';
import { rangeOf } from './open-sites.ts';

/** How deep the outline of a file goes: the field of a row or of a block is found by its own name. */
const depth = 3;

/** The outline of a file: rows by their names, the sections of a page, keys, and what they hold. Each ends where the next one begins. */
export function symbolsOf({ document, data }: Source): DocumentSymbol[] {
  const lines = document.text.split('\n');
  return below(data, [], { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 });

  function below(value: Json, path: DocumentPath, last: Position): DocumentSymbol[] {
    if (path.length >= depth) return [];
    const entries = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
    const ranges = entries.map(([step]) => rangeOf(document.locate([...path, step], 'key')));
    return entries.map(([step, own], index) => {
      const [selectionRange, end] = [ranges[index]!, ranges[index + 1]?.start ?? last];
      return {
        name: (typeof step === 'number' ? nameOf(own) : step) || '–',
        kind: isObject(own) || Array.isArray(own) ? SymbolKind.Object : SymbolKind.Property,
        range: { start: selectionRange.start, end },
        selectionRange,
        children: below(own, [...path, step], end),
      };
    });
  }
}
