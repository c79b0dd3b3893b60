import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../../base/names.ts';
import { givenInstant } from '../../run/build-day.ts';
import { Git } from '../../run/git.ts';

/**
 * When the rows of tables were last changed: in the last commit of their files; now, where git does not know that or they were changed
 * since. `givenInstant` takes its place.
 * @param spec the folder of the spec
 * @returns a function of the names of tables as the site has them (`useCases`), or of none, for rows that pages hold themselves
 */
export function lastChange(spec: string, environment: NodeJS.ProcessEnv = process.env) {
  const now = givenInstant(environment);
  const git = new Git(spec);
  const folder = join(spec, 'tables');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const known = new Map<string, Date>();
  return (tables: readonly string[]): Date => {
    if (now !== undefined) return now;
    const named = files.filter((file) => tables.includes(camelCase(file.replace(/\.yaml$/, ''))));
    const paths = named.length > 0 ? named.map((file) => `tables/${file}`) : ['pages'];
    const key = paths.join(' ');
    const date = known.get(key) ?? git.lastCommit(...paths) ?? new Date();
    known.set(key, date);
    return date;
  };
}
