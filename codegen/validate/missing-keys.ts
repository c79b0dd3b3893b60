import type { ErrorObject } from 'ajv';
import { expectation } from './explained.ts';
import { lowerFirst } from './words.ts';

/**
 * The errors with those of keys missing at one place as one, the first, which holds them all (`params.missing`): a row moved to another
 * table, or begun, is one mistake.
 * @param isMeant is that key there, misspelt?
 */
export function withMissingKeys(
  errors: readonly ErrorObject[],
  isMeant: (path: string) => boolean,
): readonly ErrorObject[] {
  const lacks = errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword === 'required' && !isMeant(`${instancePath}/${String(params.missingProperty)}`),
  );
  const groups = Map.groupBy(lacks, ({ instancePath }) => instancePath);
  return errors.flatMap((error) => {
    const group = lacks.includes(error) ? (groups.get(error.instancePath) ?? []) : [];
    if (group.length < 2) return [error];
    return group[0] === error ? [{ ...error, params: { ...error.params, missing: group } }] : [];
  });
}

/** What is said of keys missing together, each with what it is for. */
export function missingKeys(missing: readonly ErrorObject[]): { message: string; remedy: string } {
  const names = [...new Set(missing.map(({ params }) => String(params.missingProperty)))];
  const expected = missing.map((error) => {
    const name = `« ${String(error.params.missingProperty)} »`;
    const text = expectation(error)
      ?.replace(/^Attendu : /u, '')
      .replace(/\.$/u, '');
    return text === undefined ? name : `${name}, ${lowerFirst(text)}`;
  });
  return {
    message: `il manque ${names.length} clés ici : ${names.map((name) => `« ${name} »`).join(', ')}.`,
    remedy: `Attendu : ${[...new Set(expected)].join(' ; ')}.`,
  };
}
