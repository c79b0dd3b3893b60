import type { StepsBlock } from '#generated/types.ts';
import { Commands } from './commands.tsx';
import { Dates } from './dates.tsx';

/** Steps one after the other: of a terminal session, or on a line of time. */
export function Steps({ look, steps }: StepsBlock) {
  return look === 'commands' ? <Commands steps={steps} /> : <Dates steps={steps} />;
}
