import type { Missing } from '../base/findings/fault.ts';
import { missingAddress } from '../base/findings/missing.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { isKnownAddress } from './known-address.ts';
import { suggestFix } from './suggest-fix.ts';

/** What is wrong with an address that leads nowhere, and the one that was meant. */
export function linkFault(
  href: string,
  addresses: ReadonlySet<string>,
): { message: string; remedy: string; about?: Missing } {
  const meant = suggestFix(href, (other) => isKnownAddress(other, addresses));
  const fix = meant === undefined ? undefined : `Écrivez « ${meant} ».`;
  if (href.startsWith('/'))
    return {
      message: `l'adresse « ${href} » ne mène à aucune page du site.`,
      remedy: fix ?? suggestion(href, [...addresses]) ?? 'Les adresses du site sont dans spec/routes.yaml.',
      about: missingAddress(href),
    };
  return {
    message: `l'adresse « ${href} » n'est pas acceptée.`,
    remedy: fix ?? 'Une adresse commence par « / », « # », « https:// », « mailto: » ou « tel: ».',
  };
}
