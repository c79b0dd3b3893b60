import type { Action, Roi } from '#generated/types.ts';
import type { RoiInputs } from '../../roi/inputs.ts';

/** What a contact request may be about, under the parameters of the contact page. */
export interface RequestContext {
  readonly secteur?: string | undefined;
  readonly cas?: string | undefined;
}

/** What a request after this calculation is about: what the mode uses, if the site knows it. */
export function contextOf({ calculationType, sector, useCase }: RoiInputs, { sectors }: Roi): RequestContext {
  const hasSector = calculationType !== 'usecase-only' && sectors.some(({ id }) => id === sector);
  return { ...(hasSector && { secteur: sector }), ...(calculationType !== 'sector-only' && { cas: useCase }) };
}

/** The action with its context in the address: `/contact?sujet=roi-analysis` → `…&secteur=finance&cas=training`. A chat stays as it is. */
export function withContext(action: Action, context: RequestContext): Action {
  if (action.href === undefined) return action;
  const [path = '', query = ''] = action.href.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(context)) if (value !== undefined) parameters.set(name, value);
  return { ...action, href: `${path}?${parameters.toString()}` };
}
