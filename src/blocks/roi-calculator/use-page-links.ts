import { useEffect } from 'react';
import { hrefWithContext, type RequestContext } from './contact-action.ts';

/**
 * Links of other blocks that are marked for it (`data-calculation`) carry the context too. As the page brought them
 * while there is no calculation.
 */
export function usePageLinks({ secteur, cas }: RequestContext, hasCalculation: boolean): void {
  useEffect(() => {
    if (!hasCalculation) return undefined;
    const links = [...document.querySelectorAll('[data-calculation] a')].map((link) => ({
      link,
      href: link.getAttribute('href') ?? '',
    }));
    for (const { link, href } of links) link.setAttribute('href', hrefWithContext(href, { secteur, cas }));
    return () => {
      for (const { link, href } of links) link.setAttribute('href', href);
    };
  }, [secteur, cas, hasCalculation]);
}
