import { redirectLine } from '../../model/published/remedies.ts';
import { type Redirect, writtenRedirects } from '../../model/redirects/redirects.ts';
import type { Edits, Spec } from './spec.ts';
import { insertEntry } from './yaml/entries.ts';

const file = 'spec/redirects.yaml';

interface RedirectChanges {
  /** Addresses that no page has any more, with where they lead. */
  readonly lost: readonly Redirect[];
  /** Addresses that a page has again: a redirect from there would be refused. */
  readonly living?: readonly string[];
}

/** Updates spec/redirects.yaml, which is created when needed. */
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
  for (const { at } of stale) edits.remove(source, at);
  edits.add(source, (yaml) => insertEntry(yaml, ['redirects'], written.length, ...lines));
}
