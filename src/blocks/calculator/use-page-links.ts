import { useEffect } from 'react';
import { contextHref } from '../../ui/context-href.ts';
import type { RequestContext } from './contact-action.ts';

/**
 * Links of the page's other blocks to a form carry the context too: those with a query, which only forms read. As the page brought
 * them while there is no calculation.
 */
export function usePageLinks({ secteur, cas }: RequestContext, hasCalculation: boolean): void {
  useEffect(() => {
    if (!hasCalculation) return undefined;
    const links = [...document.querySelectorAll('main a[href^="/"][href*="?"]')]
      .filter((link) => link.closest('[data-island]') === null)
      .map((link) => ({ link, href: link.getAttribute('href') ?? '' }));
    const context = { ...(secteur !== undefined && { secteur }), ...(cas !== undefined && { cas }) };
    for (const { link, href } of links) link.setAttribute('href', contextHref(href, context));
    return () => {
      for (const { link, href } of links) link.setAttribute('href', href);
    };
  }, [secteur, cas, hasCalculation]);
}
