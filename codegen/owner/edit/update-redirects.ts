import { redirectLine } from '../../model/published/remedies.ts';
import { type Redirect, writtenRedirects } from '../../model/redirects/redirects.ts';
import type { Edits, Spec } from './spec.ts';
import { insertEntry } from './yaml/entries.ts';

const file = 'spec/redirects.yaml';

/**
 * Updates spec/redirects.yaml, which is created when needed.
 * @param lost addresses that no page has any more, with where they lead
 * @param living addresses that a page has again: a redirect from there would be refused
 */
export function keepRedirects(
  edits: Edits,
  { index }: Pick<Spec, 'index'>,
  lost: readonly Redirect[],
  living: readonly string[] = [],
): void {
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
