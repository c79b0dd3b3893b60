import { counted } from '../base/french.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { Route } from '../../src/shared/route.ts';

/**
 * The resolved site as codegen handles it: valid by schema, so plain JSON is enough here.
 * Its exact type is `Site` in `src/ui/site.ts`, whose parts are emitted from the same schemas.
 */
export interface Site {
  settings: JsonObject;
  navigation: JsonObject;
  theme: JsonObject;
  /** The mention of value added tax beside every price. */
  vat?: JsonObject;
  facts: Record<string, JsonObject>;
  /** The page with the sources of figures. */
  register?: JsonObject;
  /** Rows by camelCase table name. */
  tables: Record<string, Json[]>;
  /** Forms with the choices they take from tables, by the name of their file. */
  forms: Record<string, JsonObject>;
  /** By query parameter, the tables with former ids whose rows links name. */
  linkTables: Record<string, string[]>;
  pages: JsonObject[];
  routes: Route[];
  /** Names of the icons that any value names, sorted. */
  usedIcons: string[];
  /** By the beginning of the addresses of its files, each picture that a page shows; absent where none does. */
  pictures?: Readonly<Record<string, SitePicture>>;
  /** The day for which pages are rendered, as `YYYY-MM-DD`: the first of those on which the site is the same. */
  day?: string;
}

/** A picture as its files are made. */
export interface SitePicture {
  /** In spec/pictures/. */
  file: string;
  width: number;
  height: number;
  /** The point that stays in view, in per cent from the left and from the top. */
  focus: readonly [number, number];
}

/** The zone in which its days begin. */
export function timeZoneOf({ settings }: Site): string {
  return String((settings.locale as JsonObject).timeZone);
}

/** How many pages, rows of tables and figures a site has. */
export interface SiteSize {
  pages: number;
  rows: number;
  facts: number;
}

/** What a site consists of, in French: « 53 pages, 128 lignes de tables, 209 chiffres ». */
export function siteCounts({ pages, rows, facts }: SiteSize): string {
  return [counted(pages, 'page'), counted(rows, 'ligne de table', 'lignes de tables'), counted(facts, 'chiffre')].join(
    ', ',
  );
}
