import { redirectLine } from '../../model/published/remedies.ts';
import { type Redirect, writtenRedirects, type WrittenRedirect } from '../../model/redirects/redirects.ts';
import { isObject, type Json } from '../../base/json.ts';
import type { Edits } from './edits.ts';
import type { Spec } from './spec.ts';
import { insertEntry } from './yaml/insert-entry.ts';
import { removeEntry, removeItems } from './yaml/remove-entry.ts';
import type { Splice, YamlText } from './yaml/yaml-text.ts';

const file = 'spec/redirects.yaml';

/** Changes of spec/redirects.yaml. */
export interface RedirectChanges {
  /** Addresses that no page has any more, with where they lead. */
  readonly lost: readonly Redirect[];
  /** Addresses that a page has again: a redirect from there would be refused. */
  readonly living?: readonly string[];
  /** `packs.starter`: a row that exists again, so that `removedRows` must not name it. */
  readonly row?: string;
  /** `packs.starter`: rows without a page that are gone. */
  readonly removedRows?: readonly string[];
}

/** Updates spec/redirects.yaml, which is created when needed and deleted when empty. */
export function keepRedirects(edits: Edits, { index }: Pick<Spec, 'index'>, changes: RedirectChanges): void {
  const { lost, living = [], row, removedRows = [] } = changes;
  const source = index.singles.get('redirects');
  const lines = lost.map((redirect) => redirectLine(redirect).slice('- '.length));
  if (source === undefined) {
    if (lines.length === 0 && removedRows.length === 0) return;
    const list =
      lines.length === 0 ? 'redirects: []\n' : `redirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
    edits.put(file, list + (removedRows.length === 0 ? '' : `removedRows: [${removedRows.join(', ')}]\n`));
    return;
  }
  const data = isObject(source.data) ? source.data : {};
  const written = writtenRedirects(source);
  const stale = written.filter(({ from }) => living.includes(from));
  const removed: Json[] = Array.isArray(data.removedRows) ? data.removedRows : [];
  const isBare = stale.length === written.length && removed.length === 0 && !source.document.text.includes('#');
  if (isBare && stale.length > 0 && lines.length === 0 && removedRows.length === 0) {
    edits.put(file, null);
    return;
  }
  if (lines.length === 0 && stale.length === 0 && removedRows.length === 0 && !removed.includes(row ?? '')) return;
  edits.add(source, (yaml) => [
    ...redirectSplices(yaml, written, stale, lines),
    ...(row !== undefined && removed.includes(row) ? withoutItem(yaml, removed, row) : []),
    ...(removedRows.length === 0 ? [] : withItems(yaml, removed, removedRows)),
  ]);
}

function redirectSplices(
  yaml: YamlText,
  written: readonly WrittenRedirect[],
  stale: readonly WrittenRedirect[],
  lines: readonly string[],
): Splice[] {
  const list = ['redirects'];
  if (stale.length > 0 && stale.length === written.length) {
    // New lines replace the first removed one.
    if (lines.length === 0) return removeItems(yaml, list);
    return [...insertEntry(yaml, list, 0, ...lines), ...stale.flatMap(({ at }) => removeEntry(yaml, at))];
  }
  const gone = stale.flatMap(({ at }) => removeEntry(yaml, at));
  return lines.length === 0 ? gone : [...gone, ...insertEntry(yaml, list, written.length, ...lines)];
}

function withoutItem(yaml: YamlText, list: readonly Json[], name: string): Splice[] {
  return removeEntry(yaml, list.length === 1 ? ['removedRows'] : ['removedRows', list.indexOf(name)]);
}

function withItems(yaml: YamlText, list: readonly Json[], names: readonly string[]): Splice[] {
  if (list.length > 0) return insertEntry(yaml, ['removedRows'], list.length, ...names);
  return insertEntry(yaml, [], Infinity, `removedRows: [${names.join(', ')}]`);
}
