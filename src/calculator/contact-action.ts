import { useEffect } from 'react';
import type { Action, Roi } from '#generated/types.ts';
import { usesSector, usesUseCase, type RoiInputs } from '../roi/inputs.ts';
import { contextHref } from '../ui/context-href.ts';

/** The subject of a contact request, under the parameters of the contact page: `secteur`, `cas`. */
export type RequestContext = Readonly<Record<string, string>>;

/** The context of a request after this calculation: the sector and the use case of its mode, if the site knows them. */
export function contextOf({ calculationType, sector, useCase }: RoiInputs, { sectors }: Roi): RequestContext {
  const hasSector = usesSector(calculationType) && sectors.some(({ id }) => id === sector);
  return { ...(hasSector && { secteur: sector }), ...(usesUseCase(calculationType) && { cas: useCase }) };
}

/** The action with its context in the address: `/contact?sujet=roi-analysis` → `…&secteur=finance&cas=training`. A chat is unchanged. */
export function withContext(action: Action, context: RequestContext): Action {
  return action.href === undefined ? action : { ...action, href: contextHref(action.href, context) };
}

/**
 * Adds the context to the links of the page's other blocks that have a query, which only forms read. Without a calculation the links
 * stay as the page brought them.
 */
export function usePageLinks(context: RequestContext, hasCalculation: boolean): void {
  const query = new URLSearchParams(context).toString();
  useEffect(() => {
    if (!hasCalculation) return undefined;
    const parameters = Object.fromEntries(new URLSearchParams(query));
    const links = [...document.querySelectorAll('main a[href^="/"][href*="?"]')]
      .filter((link) => link.closest('[data-island]') === null)
      .map((link) => ({ link, href: link.getAttribute('href') ?? '' }));
    for (const { link, href } of links) link.setAttribute('href', contextHref(href, parameters));
    return () => {
      for (const { link, href } of links) link.setAttribute('href', href);
    };
  }, [query, hasCalculation]);
}
