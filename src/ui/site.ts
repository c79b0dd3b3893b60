import type {
  Accent,
  Block,
  Figure,
  Form,
  Head,
  Navigation,
  SettingsOfSite,
  SiteSettings,
  Tables,
  Theme,
  RegisterMarks,
} from '#generated/types.ts';
import type { Route } from '../shared/route.ts';

/** The mention of value added tax beside every price. */
export interface SiteRegister {
  href: string;
  /** By state, the word that marks a figure. */
  marks: RegisterMarks;
}

export interface SiteVat {
  /** The mention after a price. */
  label: string;
  /** Prices are with the tax. */
  included: boolean;
}

/** A page of the site: one address, its head, and its blocks, with every reference resolved. */
export interface Page {
  /** The address, without trailing slash. */
  path: string;
  /** Name of its file in spec/pages/, shared by the pages of a family. */
  family: string;
  aliases: readonly string[];
  /** By alias, the part that it shows first. */
  opensAt?: Readonly<Record<string, string>>;
  /** Answers every unknown address below its path. */
  fallback: boolean;
  /** Its short name, when no menu gives it one. */
  name?: string;
  /** Its kind in the results of the search; `settings.search.pageKind` when absent. */
  kind?: string;
  /** Other words that the search finds it by. */
  keywords?: readonly string[];
  /** Colour of accent of its blocks, when they have none of their own. */
  accent?: Accent;
  head: Head;
  blocks: readonly Block[];
}

/** Everything the renderer needs: one typed value. codegen handles it as plain JSON (`codegen/model/site.ts`). */
export interface Site {
  /** With the settings that this site has, of those that a site may do without. */
  settings: SiteSettings & Required<Pick<SiteSettings, SettingsOfSite>>;
  navigation: Navigation;
  /** Every colour is `#rrggbb` or `#rrggbbaa`. */
  theme: Theme;
  /** Absent when prices have no mention of value added tax. */
  vat?: SiteVat;
  /** By `id` or `id.reading`. */
  facts: Readonly<Record<string, Figure>>;
  /** The page with the sources of figures; absent when the site has none. */
  register?: SiteRegister;
  tables: Tables;
  /** By the name of their file. */
  forms: Readonly<Record<string, Form>>;
  pages: readonly Page[];
  routes: readonly Route[];
  /** The day for which pages are rendered, as `YYYY-MM-DD`: events before it are shown as over. Absent, only the data decide. */
  day?: string;
}

/** The part of the site that a block is rendered with, beside itself and the address of its page. */
export type SectionSite = Pick<Site, 'settings' | 'vat' | 'register' | 'day'>;
