/** Addresses of the files that pages load: hashed files of a build, or source modules of the dev server. */
export interface Assets {
  /** The script of every page, on a site that has something to start. */
  script?: string;
  stylesheet: string;
  /** The types of block for which a page loads another stylesheet, which has all of the first one too. */
  applications?: { types: readonly string[]; stylesheet: string };
  /** The script that loads those of islands, for the pages of a site that has some. */
  islandLoader?: string;
  /** Fonts of the first screen, preloaded where it is wide. */
  fonts: readonly string[];
  /** For each type of block with an island: its script and the imports of that. */
  islands: readonly { type: string; scripts: readonly string[] }[];
  /** The address of each page's picture, by the page's path. Absent in the dev server, where nothing is shared. */
  pictures?: Readonly<Record<string, string>>;
}
