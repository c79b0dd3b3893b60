import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { isObject, textAt, valueAt, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { releaseItem, type ReleaseItem } from '../../release/release-item.ts';
import type { Resolved } from '../../model/resolve/resolved.ts';

/** The parts of a site that its bar consists of. */
export interface BarSpec {
  settings: Json | undefined;
  navigation: Json | undefined;
  theme: Json | undefined;
}

/** The width of a text in em, in a font of the theme. */
type Measure = (text: string, role: 'display' | 'text') => number;

/** A text of the bar, and its width in CSS pixels. */
interface Label {
  path: DocumentPath;
  text: string;
  width: number;
}

/** The bar at its narrowest; widths in CSS pixels, without the least margins of the window. */
interface BarWidths {
  labels: readonly Label[];
  /** The name and the menu: what a second row has to hold. */
  menu: number;
  /** With the widest action, which stays in the row. */
  withOne: number;
  /** With all of its actions. */
  withAll: number;
}

/** In CSS pixels: the window that the menu stands in the bar from; its margins at their least (src/shell/header.css), and a scroll bar. */
const leastWindow = 1280;
const margins = 40 + 16;
/** A letter of weight 600 beside one of 400, on average of the fonts. */
const semibold = 1.015;

/** The sizes of src/shell/header.css, main-menu.css and controls.css. */
function barWidths({ settings, navigation }: BarSpec, measure: Measure): BarWidths {
  const listAt = (name: string) => {
    const list = valueAt(navigation, ['header', name]);
    return Array.isArray(list) ? list.filter(isObject) : [];
  };
  const [items, actions] = [listAt('items'), listAt('actions')];
  const name = textAt(settings, ['shortName']) ?? '';
  const brand = 44 + (measure(name, 'display') * semibold - 0.02 * name.length) * 18;
  const labels = (list: readonly JsonObject[], at: string, key: string, size: number): Label[] =>
    list.map((one, index) => {
      const text = textAt(one, [key]) ?? '';
      return { path: ['header', at, index, key], text, width: measure(text, 'text') * size };
    });
  const names = labels(items, 'items', 'name', items.length < 8 ? 15 : 14);
  const words = labels(actions, 'actions', 'label', 14 * semibold);
  const entries = names.map(({ width }, index) => width + (items[index]?.groups === undefined ? 14 : 36));
  const buttons = words.map(({ width }, index) => {
    const { chat, newTab, back } = actions[index] ?? {};
    return width + 38 + (chat !== undefined || newTab === true || back === true ? 24 : 0);
  });
  const menu = brand + 24 + sum(entries);
  const beside = (shown: readonly number[]) =>
    menu + (shown.length === 0 ? 0 : 24 + sum(shown) + 8 * (shown.length - 1));
  return {
    labels: [...names, ...words],
    menu,
    withOne: beside(buttons.toSorted((one, other) => other - one).slice(0, 1)),
    withAll: beside(buttons),
  };
}

/**
 * The windows, by their width in CSS pixels, below which the menu is folded, and stands in a row of its own. From there on the stylesheet
 * decides by what it draws. Above 1280 px only a menu is folded that does not even fit into its own row. The second row begins a
 * little early: with the fonts that are shown until those of the site arrive, it must not come or go.
 */
export function barWindows(site: BarSpec, folder?: string): { folded: number; twoRows: number } {
  const most = (text: string) => 0.62 * text.length + 0.13 * (text.match(/\p{Lu}/gu)?.length ?? 0);
  // Reading a font takes longer than all else here: not for a menu that is short in any.
  const isShort = barWidths(site, most).withOne + margins <= leastWindow;
  const measure = isShort ? undefined : measureOf(site.theme, folder);
  if (measure === undefined) return { folded: leastWindow, twoRows: leastWindow };
  const { menu, withOne } = barWidths(site, measure);
  const above = (width: number) => Math.max(leastWindow, Math.ceil(width + margins));
  return { folded: above(menu), twoRows: above(withOne * 1.015) };
}

/**
 * A note for the owner where the bar does not hold all of its content on one row of a window of 1280 px: the consequence there, and which label to shorten by how much.
 * None where a font has no file.
 * @param everywhere what stands on all pages, resolved, by the name of its file
 */
export function barNotes(everywhere: ReadonlyMap<string, Resolved>, folder?: string): ReleaseItem<'bar'>[] {
  const [settings, navigation, theme] = ['site', 'navigation', 'theme'].map((name) => everywhere.get(name));
  const measure = measureOf(theme?.value, folder);
  if (measure === undefined || navigation === undefined) return [];
  const site = { settings: settings?.value, navigation: navigation.value, theme: theme?.value };
  const { labels, menu, withOne, withAll } = barWidths(site, measure);
  const room = leastWindow - margins;
  if (withAll <= room) return [];
  const actions = labels.filter(({ path }) => path[1] === 'actions');
  const [needed, consequence] =
    withOne <= room
      ? [
          withAll,
          `${actions
            .slice(1)
            .map(({ text }) => `« ${text} »`)
            .join(' et ')} ne paraît plus`,
        ]
      : menu <= room
        ? [withOne, 'le menu passe sur une seconde ligne']
        : [menu, `le menu reste replié jusqu'à environ ${Math.ceil((menu + margins) / 10) * 10} px`];
  const excess = Math.ceil(needed - room);
  const longest = labels
    .filter(({ path }) => menu <= room || path[1] === 'items')
    .toSorted((one, other) => other.width - one.width)[0];
  if (longest === undefined) return [];
  const letters = Math.ceil((excess * longest.text.length) / longest.width);
  const few = `environ ${letters} ${letters === 1 ? 'lettre' : 'lettres'} de moins`;
  const remedy =
    letters <= longest.text.length / 2
      ? `Il suffirait d'${few} dans « ${longest.text} »`
      : `Raccourcissez plusieurs libellés, ou retirez-en : ${few} en tout`;
  const { source, path } = navigation.originOf(longest.path);
  const note = `environ ${excess} px de trop dans la barre pour une fenêtre de ${leastWindow} px, où ${consequence}. ${remedy}`;
  return [releaseItem(source.document, path, 'bar', note)];
}

/** Measures in the fonts of a theme by the advance widths of their files; `undefined` where one has no file. */
function measureOf(
  theme: Json | undefined,
  folder = join(import.meta.dirname, '../../../src/fonts'),
): Measure | undefined {
  const files = (['display', 'text'] as const).map((role) => join(folder, `${textAt(theme, ['fonts', role])}.woff2`));
  if (!files.every((file) => existsSync(file))) return undefined;
  const [display, text] = files.map((file) => advancesOf(file));
  return (words, role) => (role === 'display' ? display : text)?.(words) ?? 0;
}

function advancesOf(file: string): (text: string) => number {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts`);
  return (text) =>
    sum(
      Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm),
    );
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
