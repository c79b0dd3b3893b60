import type { Missing } from '../base/findings/fault.ts';
import { missingAddress } from '../base/findings/missing.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { isName, kebab, suggestFix } from './suggest-fix.ts';
import { missedEnd, type TextLengths } from './text-lengths.ts';
import { length } from './words.ts';

/** The fault of an address that leads nowhere, with the most likely one. */
export function linkFault(
  href: string,
  addresses: ReadonlySet<string>,
  country?: string,
): { message: string; remedy: string; about?: Missing } {
  // « F2B » is a colour, not a part of a page.
  const isMeant = (other: string) =>
    isKnownAddress(other, addresses) && (href.startsWith('#') || !other.startsWith('#'));
  const named = `/${kebab(href)}`;
  const meant = suggestFix(href, isMeant, country) ?? (addresses.has(named) && isName(href) ? named : undefined);
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

const external = /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;

/** Is `href` a route of the site (a fragment or a query may follow), a fragment of the same page, or an external address? */
export function isKnownAddress(href: string, addresses: ReadonlySet<string>): boolean {
  if (href.startsWith('#')) return /^#[\w-]+$/.test(href);
  if (!href.startsWith('/')) return external.test(href);
  return addresses.has(/[?#]/.test(href) ? href.replace(/[?#].*$/, '') : href);
}

/** Why a text is too short or too long, the expected length, and its setting. */
export function lengthFault(
  text: string,
  name: string,
  lengths: TextLengths,
  expected: string | undefined,
): [message: string, remedy: string | undefined] {
  const limits = lengths.get(name);
  const end = missedEnd(text, limits);
  if (text.trim() === '') return ['le texte est vide.', expected];
  if (limits === undefined || end === undefined) return ['la longueur du texte ne convient pas.', expected];
  const least = end === 'min' ? 'au moins' : 'au plus';
  const setting = `La limite est « lengths.${name}.${end} » de spec/site.yaml.`;
  const message = `le texte a ${length(text)}, il en faut ${least} ${limits[end]}.`;
  return [message, [expected, setting].filter(Boolean).join(' ')];
}
