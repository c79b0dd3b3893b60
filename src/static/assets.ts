/** Addresses of what the pages load: hashed files of a build, or source modules of the dev server. */
export interface Assets {
  /** Scripts of every page, in order. */
  scripts: readonly string[];
  stylesheet: string;
  /** Fonts of the first screen, preloaded. */
  fonts: readonly string[];
  /** By block type: the chunks its island needs, preloaded on pages that hold the block. */
  islands: readonly { type: string; files: readonly string[] }[];
}
