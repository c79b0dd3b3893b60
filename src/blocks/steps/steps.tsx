import type { StepsBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { Commands } from './commands.tsx';
import { Dates } from './dates.tsx';
import { Guide } from './guide.tsx';

const looks = { commands: Commands, guide: Guide, dates: Dates };

/** Steps one after the other: of a terminal session, of a whole guide, or on a line of time. */
export function Steps(block: StepsBlock) {
  const { copy } = block;
  const Look = looks[block.look];
  if (copy === undefined) return <Look {...block} />;
  return (
    <ScriptIsland name="steps">
      <Look {...block} />
      <output data-copied={copy.copied} data-selected={copy.selected} className="sr-only" />
    </ScriptIsland>
  );
}
