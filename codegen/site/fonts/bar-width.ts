import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { create, Font } from 'fontkitten';
import { createRequire } from 'node:module';
import { textAt, valueAt, type DocumentPath, type Json } from '../../base/json.ts';
import { releaseItem, type ReleaseItem } from '../../release/release-item.ts';
import type { Resolved } from '../../model/resolve/resolved.ts';
import { fileFont } from './font-sources.ts';

/** The parts of a site that its bar consists of; its list of entries and its list of actions, as their schema allows them. */
export type BarSpec = Readonly<Record<'settings' | 'navigation' | 'theme', Json | undefined>>;
interface Header {
  items?: readonly { name: string; groups?: Json }[];
  actions?: readonly { label: string; chat?: Json; newTab?: Json; back?: Json }[];
}

/** The width of a text in em, in a font of the theme. */
type Measure = (text: string, role: 'display' | 'text') => number;

/** In CSS pixels: the window that the menu stands in the bar from; its margins at their least (src/shell/header.css), and a scroll bar. */
const leastWindow = 1280;
const margins = 40 + 16;
const room = leastWindow - margins;
/** A letter of weight 600 beside one of 400, on average of the fonts. */
const semibold = 1.015;

/**
 * The widths of the bar in CSS pixels, at its narrowest and without the margins of the window: with its name and menu, with the widest action
 * too, with all. The sizes are those of src/shell/header.css, main-menu.css and controls.css.
 */
function barWidths({ settings, navigation }: BarSpec, measure: Measure) {
  const { items = [], actions = [] } = (valueAt(navigation, ['header']) ?? {}) as Header;
  const name = textAt(settings, ['shortName']) ?? '';
  const label = (text: string, size: number, around: number, ...at: DocumentPath) => {
    const width = measure(text, 'text') * size;
    return { text, width, whole: width + around, path: ['header', ...at] };
  };
  const entries = items.map((item, index) =>
    label(item.name, items.length < 8 ? 15 : 14, item.groups === undefined ? 14 : 36, 'items', index, 'name'),
  );
  const buttons = actions.map(({ label: text, chat, newTab, back }, index) => {
    const sign = chat !== undefined || newTab === true || back === true ? 24 : 0;
    return label(text, 14 * semibold, 38 + 8 + sign, 'actions', index, 'label');
  });
  const brand = 44 + (measure(name, 'display') * semibold - 0.02 * name.length) * 18;
  const menu = entries.reduce((sum, { whole }) => sum + whole, brand + 24);
  const beside = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, menu + 16);
  const wholes = buttons.map(({ whole }) => whole);
  const [withOne, withAll] = actions.length === 0 ? [menu, menu] : [beside([Math.max(...wholes)]), beside(wholes)];
  return { entries, buttons, menu, withOne, withAll };
}

/**
 * The windows, by their width in CSS pixels, below which the menu is folded, and stands in a row of its own. From there on the stylesheet
 * decides by what it draws. Above 1280 px only a menu is folded that does not even fit into its own row. The second row begins a
 * little early: with the fonts that are shown until those of the site arrive, it must not come or go.
 */
export function barWindows(site: BarSpec): { folded: number; twoRows: number } {
  const most = (text: string) => 0.62 * text.length + 0.13 * (text.match(/\p{Lu}/gu)?.length ?? 0);
  // Reading a font takes longer than all else here: not for a menu that is short in any.
  const measure = barWidths(site, most).withOne <= room ? undefined : measureOf(site.theme);
  const { menu, withOne } = measure === undefined ? { menu: 0, withOne: 0 } : barWidths(site, measure);
  const above = (width: number) => Math.max(leastWindow, Math.ceil(width + margins));
  return { folded: above(menu), twoRows: above(withOne * 1.015) };
}

/**
 * A note for the owner where the bar does not hold all of its content on one row of a window of 1280 px: the consequence there, and which
 * label to shorten by how much. None where a font has no file.
 * @param everywhere what stands on all pages, resolved, by the name of its file
 */
export function barNotes(everywhere: ReadonlyMap<string, Resolved>): ReleaseItem<'bar'>[] {
  const navigation = everywhere.get('navigation');
  const [settings, theme] = ['site', 'theme'].map((name) => everywhere.get(name)?.value);
  const measure = measureOf(theme);
  if (measure === undefined || navigation === undefined) return [];
  const { entries, buttons, menu, ...widths } = barWidths({ settings, navigation: navigation.value, theme }, measure);
  const [width, consequence] =
    [
      [widths.withAll, 'un bouton ne paraît plus'] as const,
      [widths.withOne, 'le menu passe sur une seconde ligne'] as const,
      [menu, `le menu reste replié jusqu'à environ ${Math.ceil((menu + margins) / 10) * 10} px`] as const,
    ].findLast(([needed]) => needed > room) ?? [];
  const labels = menu > room ? entries : [...entries, ...buttons];
  const [longest] = labels.toSorted((one, other) => other.width - one.width);
  if (width === undefined || longest === undefined) return [];
  const excess = Math.ceil(width - room);
  const letters = Math.ceil((excess * longest.text.length) / longest.width);
  const fewer = `environ ${letters} ${letters === 1 ? 'lettre' : 'lettres'} de moins, à commencer par « ${longest.text} »`;
  const { source, path } = navigation.originOf(longest.path);
  const note = `environ ${excess} px de trop dans la barre pour une fenêtre de ${leastWindow} px, où ${consequence}. Il suffirait d'${fewer}`;
  return [releaseItem(source.document, path, 'bar', note)];
}

/** Measures in the fonts of a theme by the advance widths of their files; `undefined` where one has no file. */
function measureOf(theme: Json | undefined): Measure | undefined {
  // A large library: a build of a site with a short menu does without it.
  const fonts = createRequire(import.meta.url)('fontkitten') as { create: typeof create };
  const [display, text] = (['display', 'text'] as const).map((role) => {
    const file = join(
      import.meta.dirname,
      '../../../src/fonts',
      `${fileFont(textAt(theme, ['fonts', role]) ?? '', role)}.woff2`,
    );
    return existsSync(file) ? (fonts.create(readFileSync(file)) as Font) : undefined;
  });
  if (display === undefined || text === undefined) return undefined;
  return (words, role) => {
    const font = role === 'display' ? display : text;
    const advanceOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
    // Browsers make a thin space of half a space where a font has none, and the hyphen at which no line ends of the other one.
    const advances = Array.from(words.replaceAll('\u2011', '-'), (letter) =>
      letter === '\u202F' ? advanceOf(' ') / 2 : advanceOf(letter),
    );
    return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
  };
}
