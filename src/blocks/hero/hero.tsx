import { accentOf } from '../../ui/class-names.ts';
import type { HeroBlock } from '#generated/types.ts';
import { HeroPoster } from './layouts/hero-poster.tsx';
import { HeroSheet } from './layouts/hero-sheet.tsx';
import { HeroSplit } from './layouts/hero-split.tsx';

/** Opening of a page, in the layout that it names. The accent colours its label and the subject of its drawing. */
export function Hero(block: HeroBlock) {
  const Layout = block.layout === 'sheet' ? HeroSheet : block.layout === 'poster' ? HeroPoster : HeroSplit;
  const view = <Layout {...block} />;
  return block.accent === undefined ? view : <div className={accentOf(block.accent)}>{view}</div>;
}
