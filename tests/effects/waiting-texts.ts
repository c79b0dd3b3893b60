import { blocksIn } from '../../codegen/model/index/days.ts';
import { isObject, type Json } from '../../codegen/base/json.ts';
import { isAsked } from '../contract/asked-keys.ts';
import { isShownByExample } from '../contract/example-texts.tsx';
import { shownSources, type Holder, type Scalar } from './changed-spec.ts';

/**
 * Texts that nobody reads because of what their owner decided: each is of a field of which nothing is read,
 * - in a block, while an example of the block shows the field: it waits for a row, a price, a setting or a day;
 * - in a table, while no page of its rows asks for the field;
 * - in the settings of the calculator, on a site without one;
 * - or of a fact, which only days to come and drafts say (`check` refuses one that nothing says), or its origin, which is for owners;
 * or of a row of which other rows show the field: no page takes this one.
 */
export function waitingTexts(texts: readonly Scalar[], unseen: ReadonlySet<Scalar>): Scalar[] {
  const fields = Map.groupBy(texts, (text) => text.holder && fieldName(text, text.holder));
  const facts = Map.groupBy(
    texts.filter(({ file }) => file === 'spec/facts.yaml'),
    readingOf,
  );
  const calculated = hasCalculator();
  return [...unseen].filter((text) => {
    const { holder, file, path } = text;
    if (file === 'spec/facts.yaml' && path.at(-1) === 'origin') return true;
    if (file === 'spec/facts.yaml') return facts.get(readingOf(text))?.every((other) => unseen.has(other)) === true;
    if (holder === undefined) return file === 'spec/roi.yaml' && !calculated;
    const isUnread = fields.get(fieldName(text, holder))?.every((other) => unseen.has(other)) === true;
    if (holder.kind === 'block') return isUnread && isShownByExample(holder.block, holder.field);
    return !isUnread || !isAsked(holder.table, holder.field);
  });
}

/** Whether visitors can calculate, beyond an opening that draws a result and the list of what is counted. */
export function hasCalculator(): boolean {
  const isOne = (block: Json) => isObject(block) && block.type === 'calculator' && block.layout !== 'beside';
  return shownSources().some(({ data }) => blocksIn(data).some(isOne));
}

/** The reading that a text of a fact is in, or else the fact. */
function readingOf({ path: [fact, key, reading] }: Scalar): string {
  return key === 'readings' ? `${fact} ${reading}` : String(fact);
}

function fieldName({ file, path }: Scalar, holder: Holder): string {
  return holder.kind === 'block' ? `${file} ${path[1]} ${holder.field}` : `${holder.table} ${holder.field}`;
}
