import type { StepsBlock } from '#generated/types.ts';
import { Commands } from './commands.tsx';
import { Dates } from './dates.tsx';

const looks = { commands: Commands, dates: Dates };

/** Steps one after the other: of a terminal session, or on a line of time. */
export function Steps(block: StepsBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}
