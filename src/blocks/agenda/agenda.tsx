import type { AgendaBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { EventList } from './event-list.tsx';
import { EventProgramme } from './event-programme.tsx';
import { EventStrip } from './event-strip.tsx';

/** Events in one of three looks. A script marks the events that ended since the build, by the visitor's date. */
export function Agenda(block: AgendaBlock) {
  return (
    <ScriptIsland name="agenda" className="flex flex-col *:data-island-error:order-first">
      {block.look === 'list' && <EventList {...block} />}
      {block.look === 'strip' && <EventStrip {...block} />}
      {block.look === 'programme' && <EventProgramme {...block} />}
    </ScriptIsland>
  );
}
