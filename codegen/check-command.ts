import { check } from './check.ts';
import type { Command } from './command.ts';
import { releaseDate } from './release/release-date.ts';

/** `check`, with `--format json`, `--release`, and `--date AAAA-MM-JJ` for a release on another day than today. */
export const checkCommand: Command = (options) => {
  const asJson = options.format === 'json';
  if (options.release !== true) return check(process.cwd(), { asJson });
  const releaseDay = releaseDate(options.date);
  if (releaseDay !== undefined) return check(process.cwd(), { asJson, releaseDay });
  console.error(`« --date ${String(options.date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
  return wrongUse;
};

/** As for a command that does not exist. */
const wrongUse = 3;
