import { check } from './check.ts';
import { projectOf } from '../run/project.ts';
import type { Command } from './command.ts';
import { releaseDate } from '../load/release/release-date.ts';

/** `check`; with `--release` for going live today, or on the day of `--date AAAA-MM-JJ`. */
export const checkCommand: Command = (options) => {
  if (options.release !== true) {
    if (options.date === undefined) return check(projectOf(options), options);
    console.error('« --date » dit pour quel jour se fait « --release » : npm run check -- --release --date 2026-12-31');
    return wrongUse;
  }
  const releaseDay = releaseDate(options.date);
  if (releaseDay !== undefined) return check(projectOf(options), options, releaseDay);
  console.error(`« --date ${String(options.date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
  return wrongUse;
};

/** As for a command that does not exist. */
const wrongUse = 3;
