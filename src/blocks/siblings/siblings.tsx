import type { SiblingsBlock } from '#generated/types.ts';
import { AllSiblings } from './all-siblings.tsx';
import { Neighbours } from './neighbours.tsx';
import { NumberedSiblings } from './numbered-siblings.tsx';

const looks = { all: AllSiblings, numbered: NumberedSiblings, neighbours: Neighbours };

/** The way from a page to the others of its family. */
export function Siblings(block: SiblingsBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}
