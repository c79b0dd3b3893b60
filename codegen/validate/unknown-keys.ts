import type { ErrorObject } from 'ajv';

/**
 * The errors with those of keys that mean nothing at one place as one, the first, which holds their names (`params.unknown`): what was
 * moved or pasted there is one mistake.
 * @param isMeant does the key stand for another, misspelt?
 */
export function withUnknownKeys(
  errors: readonly ErrorObject[],
  isMeant: (error: ErrorObject) => boolean,
): readonly ErrorObject[] {
  const strange = errors.filter((error) => error.keyword === 'additionalProperties' && !isMeant(error));
  const groups = Map.groupBy(strange, ({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`);
  return errors.flatMap((error) => {
    const group = strange.includes(error) ? (groups.get(`${error.instancePath} ${error.schemaPath}`) ?? []) : [];
    if (group.length < 2) return [error];
    const unknown = group.map(({ params }) => String(params.additionalProperty));
    return group[0] === error ? [{ ...error, params: { ...error.params, unknown } }] : [];
  });
}
