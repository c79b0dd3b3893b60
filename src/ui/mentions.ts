import { createContext, useContext } from 'react';
import type { SiteVat } from '#generated/types.ts';

/** What every price and every chat button of the site has beside it, whichever block it stands in. */
interface Mentions {
  /** Of value added tax; undefined where nothing is said of it. */
  vat: SiteVat | undefined;
  /** That an AI answers in the chat; undefined on a site without chat. */
  chatNotice: string | undefined;
}

export const MentionsContext = createContext<Mentions>({ vat: undefined, chatNotice: undefined });

/** Those of the site that is being rendered. */
export function useMentions(): Mentions {
  return useContext(MentionsContext);
}
