import type { LegalCondition, SiteSettings } from '../../generated/types.ts';

/** Is a passage that is true under this condition true of the site? One without a condition always is. */
export function holdsFor(condition: LegalCondition | undefined, { forms, chat }: SiteSettings): boolean {
  switch (condition) {
    case undefined:
      return true;
    case 'delivery-none':
      return forms.delivery === 'none';
    case 'delivery-set':
      return forms.delivery !== 'none';
    case 'chat-none':
      return chat.script === 'none';
    case 'chat-set':
      return chat.script !== 'none';
  }
}
