import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from './config/settings.ts';
import type { SiteForms } from './site-forms.ts';
import { signingKey, type Database } from './store/database.ts';

/** What a link in a mail leads to: the last part of its address. */
export type LinkPurpose = 'confirmation' | 'desinscription';

/** Links that only the receiver can make, for a subscription each. */
export interface Links {
  readonly to: (purpose: LinkPurpose, id: number) => string;
  /** The subscription that an address names; undefined where it was not made here. */
  readonly idIn: (purpose: LinkPurpose, query: (name: string) => string | undefined) => number | undefined;
}

/** The links of a receiver: signed with the key of its database, at its public address, which is on the host of the site unless it is set. */
export function linksOf(
  database: Database,
  { publicUrl, path }: Pick<Settings, 'publicUrl' | 'path'>,
  forms: () => SiteForms,
): Links {
  return signedLinks(signingKey(database), () => publicUrl ?? `${new URL(forms().site.baseUrl).origin}${path}`);
}

/**
 * Links signed with `key`, so that none is stored and none can be guessed.
 * @param base the public address of the receiver, as it is now
 */
function signedLinks(key: string, base: () => string): Links {
  const sign = (purpose: LinkPurpose, id: number) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');
  return {
    to: (purpose, id) => `${base()}/${purpose}?n=${id}&cle=${sign(purpose, id)}`,
    idIn(purpose, query) {
      const id = Number(query('n'));
      const given = Buffer.from(query('cle') ?? '');
      const expected = Buffer.from(sign(purpose, id));
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}
