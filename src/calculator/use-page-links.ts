import { useEffect } from 'react';
import { contextHref } from '../ui/context-href.ts';
import type { RequestContext } from './contact-action.ts';

/**
 * Links of the page's other blocks to a form carry the context too: those with a query, which only forms read. As the page brought
 * them while there is no calculation.
 */
export function usePageLinks(context: RequestContext, hasCalculation: boolean): void {
  const query = new URLSearchParams(context).toString();
  useEffect(() => {
    if (!hasCalculation) return undefined;
    const asked = Object.fromEntries(new URLSearchParams(query));
    const links = [...document.querySelectorAll('main a[href^="/"][href*="?"]')]
      .filter((link) => link.closest('[data-island]') === null)
      .map((link) => ({ link, href: link.getAttribute('href') ?? '' }));
    for (const { link, href } of links) link.setAttribute('href', contextHref(href, asked));
    return () => {
      for (const { link, href } of links) link.setAttribute('href', href);
    };
  }, [query, hasCalculation]);
}
