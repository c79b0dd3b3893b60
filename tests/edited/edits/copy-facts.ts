import { isMap, isScalar } from 'yaml';
import type { SpecCopy } from '../spec-copy.ts';
import { withId } from './renamed.ts';

/** The figures of a row (`retail-roi`, `retail-savings`…) for a new row, whose own they are. */
export function copyFacts(spec: SpecCopy, from: string, to: string): void {
  const facts = spec.document('facts.yaml').contents;
  if (!isMap(facts)) throw new Error('no facts');
  for (const pair of facts.items.filter(({ key }) => isScalar(key) && String(key.value).startsWith(`${from}-`))) {
    const copy = pair.clone();
    const holder = spec.node({});
    holder.add(copy);
    withId(holder, from, to);
    facts.add(copy);
  }
}
