import type { Figure } from '#generated/types.ts';
import type { Page, Site } from '../../ui/site.ts';
import { trailOf } from '../../shell/current-page.tsx';

const mostFigures = 3;

/** The texts and figures of a page's picture, read from its head and from the blocks of its first screen. */
export type PictureContent = ReturnType<typeof pictureContent>;

export function pictureContent(site: Site, page: Page) {
  const { settings, theme } = site;
  return {
    title: spaced(page.head.title),
    /** Where the page stands: the short names of the pages above it and its own, without the home page. */
    trail: trailOf(site, page.path)
      .slice(1)
      .map(({ name }) => name)
      .filter((name) => name !== page.head.title),
    figures: figuresOf(page).slice(0, mostFigures),
    /** Shown where there are no figures. */
    description: spaced(page.head.description),
    icon: page.blocks.flatMap((block) => ('icon' in block && block.icon !== undefined ? [block.icon] : []))[0],
    accent: page.accent ?? 'amber',
    theme,
    shortName: settings.shortName,
    /** `www.example.fr` */
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
