import { currentId } from '../../forms/current-ids.ts';
import { valueOfRow } from '../../forms/options.ts';
import type { FormFields } from '../../forms/form-fields.ts';
import type { DemoType } from '#generated/types.ts';

/**
 * The fields that an address asks for: `/demo?type=security&secteur=finance&cas=training`, or `/demo#security`.
 * What it does not know is ignored, and what it does not name stays as it is.
 */
export function prefillOf(search: string, hash: string, types: readonly DemoType[]): FormFields {
  const query = new URLSearchParams(search);
  const asked = [query.get('type'), currentId('type', hash.slice(1))];
  const type = asked.flatMap((id) => types.filter((row) => row.id === id))[0];
  const chosen = {
    demoType: type?.id,
    sector: valueOfRow('sector', 'sector', query.get('secteur')),
    useCase: valueOfRow('demo-use-case', 'useCase', query.get('cas')),
  };
  return Object.fromEntries(
    Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
