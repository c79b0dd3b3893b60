import type { StoriesBlock } from '#generated/types.ts';
import { StoryFiles } from './story-files.tsx';
import { StoryLines } from './story-lines.tsx';

const looks = { files: StoryFiles, lines: StoryLines };

/** What changed at organisations, one below the other: as files with all that is known of each, or as lines. */
export function Stories(block: StoriesBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}
