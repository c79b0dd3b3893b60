import type { LegalCondition, SiteSettings } from '#generated/types.ts';

/** Is a passage that is true under this condition true of the site? One without a condition always is. */
export function holdsFor(condition: LegalCondition | undefined, { forms, chat }: SiteSettings): boolean {
  if (condition === undefined) return true;
  const delivers = forms !== undefined && forms.delivery !== 'none';
  const chats = chat !== undefined && chat.script !== 'none';
  const holds: Readonly<Record<LegalCondition, boolean>> = {
    always: true,
    'delivery-none': !delivers,
    'delivery-set': delivers,
    'chat-none': !chats,
    'chat-set': chats,
  };
  return holds[condition];
}
