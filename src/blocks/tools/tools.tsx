import type { ToolsBlock } from '#generated/types.ts';
import { Bus } from './bus.tsx';
import { Rack } from './rack.tsx';

/** Tools on a bus or in a rack; those without a badge of their own bear the one of the block. */
export function Tools({ look, badge, tools }: ToolsBlock) {
  const badged = tools.map((tool) => (badge === undefined ? tool : { badge, ...tool }));
  return look === 'bus' ? <Bus tools={badged} /> : <Rack tools={badged} />;
}
