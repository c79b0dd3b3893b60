import type { Action, NavigationItem } from '#generated/types.ts';

/** The content of the bar. */
export interface Bar {
  shortName: string;
  items: readonly NavigationItem[];
  actions: readonly Action[];
}

/** The width from which the bar has room for something; never is `undefined`. */
export interface BarRoom {
  /** From there on the actions stand in the bar; below, in the panel of the menu, if there is one. */
  actions: 'md' | 'xl' | undefined;
  /** The menu stands in the bar from 1280 px on; otherwise its panel serves at every width. */
  menu: boolean;
}

/** The room between the gutters of the bar at each width, in CSS pixels. From 1280 px on it grows no more. */
const inner = { md: 768 - 61, xl: 1280 - 96 } as const;
const gap = 24;
/** Left free, as words of wide letters are wider than their mean. */
const slack = 16;

/** Widths in CSS pixels: French letters at their mean in the fonts of the site, plus the space around them. */
const widthOf = {
  brand: (name: string) => 44 + name.length * 9.7,
  item: ({ name, groups }: NavigationItem) => 20 + name.length * 7.8 + (groups === undefined ? 0 : 22),
  action: ({ label, chat, newTab, back }: Action) =>
    38 + label.length * 7.6 + (chat !== undefined || newTab === true || back === true ? 24 : 0),
  toggle: 80,
};

/** Decides from the lengths of the labels, so that a bar of any content stays on one line. */
export function barRoom({ shortName, items, actions }: Bar): BarRoom {
  const brand = widthOf.brand(shortName);
  const acting = actions.length === 0 ? 0 : gap + sum(actions.map(widthOf.action)) + 8 * (actions.length - 1);
  const menu = brand + gap + sum(items.map(widthOf.item)) + acting + slack <= inner.xl;
  const folded = brand + acting + gap + widthOf.toggle + slack;
  const from = (['md', 'xl'] as const).find((width) => folded <= inner[width]);
  // A menu may be narrower than its button.
  return { actions: from ?? (menu ? 'xl' : undefined), menu: menu && items.length > 0 };
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
