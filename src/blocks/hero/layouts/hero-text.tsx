import type { HeroBlock } from '#generated/types.ts';
import { HeroActions } from './hero-actions.tsx';
import { HeroLabel } from './hero-label.tsx';
import { HeroRanges } from './hero-ranges.tsx';

/** Label, h1, introduction and actions, then ranges, one below the other. */
export function HeroText({ block, className }: { block: HeroBlock; className: string }) {
  return (
    <div className={className}>
      <HeroLabel block={block} />
      <h1 className="max-w-[22ch] text-h1">{block.heading}</h1>
      <p className="mt-6 max-w-prose text-lead">{block.intro}</p>
      <HeroActions block={block} />
      {block.ranges !== undefined && <HeroRanges ranges={block.ranges} />}
    </div>
  );
}
