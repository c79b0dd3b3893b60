import { redirectLine } from '../../model/published/remedies.ts';
import { type Redirect, writtenRedirects, type WrittenRedirect } from '../../model/redirects/redirects.ts';
import type { Edits } from './edits.ts';
import type { Spec } from './spec.ts';
import { insertEntry, removeEntry, removeItems } from './yaml/entries.ts';
import type { Splice, YamlText } from './yaml/yaml-text.ts';

const file = 'spec/redirects.yaml';

export interface RedirectChanges {
  /** Addresses that no page has any more, with where they lead. */
  readonly lost: readonly Redirect[];
  /** Addresses that a page has again: a redirect from there would be refused. */
  readonly living?: readonly string[];
}

/** Updates spec/redirects.yaml, which is created when needed and deleted when empty. */
export function keepRedirects(edits: Edits, { index }: Pick<Spec, 'index'>, changes: RedirectChanges): void {
  const { lost, living = [] } = changes;
  const source = index.singles.get('redirects');
  const lines = lost.map((redirect) => redirectLine(redirect).slice('- '.length));
  if (source === undefined) {
    const text = ['redirects:', ...lines.map((line) => `  - ${line}`), ''].join('\n');
    if (lines.length > 0) edits.made.set(file, text);
    return;
  }
  const written = writtenRedirects(source);
  const stale = written.filter(({ from }) => living.includes(from));
  const isBare = stale.length === written.length && !source.document.text.includes('#');
  if (isBare && stale.length > 0 && lines.length === 0) {
    edits.made.set(file, null);
    return;
  }
  edits.add(source, (yaml) => redirectSplices(yaml, written, stale, lines));
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
  return [...stale.flatMap(({ at }) => removeEntry(yaml, at)), ...insertEntry(yaml, list, written.length, ...lines)];
}
