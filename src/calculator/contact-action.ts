import type { Action, Roi } from '#generated/types.ts';
import { usesSector, usesUseCase, type RoiInputs } from '../roi/inputs.ts';
import { contextHref } from '../ui/context-href.ts';

/** What a contact request may be about, under the parameters of the contact page: `secteur`, `cas`. */
export type RequestContext = Readonly<Record<string, string>>;

/** What a request after this calculation is about: what the mode uses, if the site knows it. */
export function contextOf({ calculationType, sector, useCase }: RoiInputs, { sectors }: Roi): RequestContext {
  const hasSector = usesSector(calculationType) && sectors.some(({ id }) => id === sector);
  return { ...(hasSector && { secteur: sector }), ...(usesUseCase(calculationType) && { cas: useCase }) };
}

/** The action with its context in the address: `/contact?sujet=roi-analysis` → `…&secteur=finance&cas=training`. A chat stays as it is. */
export function withContext(action: Action, context: RequestContext): Action {
  return action.href === undefined ? action : { ...action, href: contextHref(action.href, context) };
}
