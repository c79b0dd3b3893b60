import type { IconName } from '#generated/icons.ts';
import type { Accent, Figure, Theme } from '#generated/types.ts';
import type { Page, Site } from '../../ui/site.ts';
import { trailOf } from '../../shell/current-page.tsx';

/** The texts and figures of a page's picture, all of them taken from the page. */
export interface PictureContent {
  title: string;
  /** Where the page stands: the short names of the pages above it and its own, without the home page. */
  trail: readonly string[];
  /** The page's first headline figures, at most three; empty where it has none. */
  figures: readonly Figure[];
  /** Shown where there are no figures. */
  description: string;
  icon: IconName | undefined;
  accent: Accent;
  theme: Theme;
  shortName: string;
  /** `www.example.fr` */
  host: string;
}

const mostFigures = 3;

/** Reads the content of a page's picture from its head and from the blocks of its first screen. */
export function pictureContent(site: Site, page: Page): PictureContent {
  const { settings } = site;
  return {
    title: spaced(page.head.title),
    trail: trailOf(site, page.path)
      .slice(1)
      .map(({ name }) => name)
      .filter((name) => name !== page.head.title),
    figures: figuresOf(page).slice(0, mostFigures),
    description: spaced(page.head.description),
    icon: page.blocks.flatMap((block) => ('icon' in block && block.icon !== undefined ? [block.icon] : []))[0],
    accent: page.accent ?? 'amber',
    theme: site.theme,
    shortName: settings.shortName,
    host: new URL(settings.baseUrl).host,
  };
}

/** The fonts of pictures lack the narrow no-break space: a thin one takes its place before punctuation, where no line breaks anyway. */
function spaced(text: string): string {
  return text.replaceAll(/\u202F(?=[:;!?»])/g, '\u2009').replaceAll('\u202F', '\u00A0');
}

/** The figures of the first block that shows some: those that are numbers, and short enough to be set large. */
function figuresOf({ blocks }: Page): readonly Figure[] {
  const shown = blocks.flatMap((block) => ('figures' in block && block.figures !== undefined ? [block.figures] : []));
  return shown[0]?.filter(({ value, unit = '' }) => /\d/.test(value) && value.length + unit.length / 2 <= 10) ?? [];
}
