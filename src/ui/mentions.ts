import { createContext, useContext } from 'react';
import type { SiteVat } from '#generated/types.ts';

/** What every price, every figure and every chat button of the site has beside it, whichever block it stands in. */
interface Mentions {
  /** Of value added tax; undefined where nothing is said of it. */
  vat: SiteVat | undefined;
  /** That an AI answers in the chat; undefined on a site without chat. */
  chatNotice: string | undefined;
  /** The address of the page that says where figures come from; undefined on a site without one. */
  register: string | undefined;
}

export const MentionsContext = createContext<Mentions>({
  vat: undefined,
  chatNotice: undefined,
  register: undefined,
});

/** Those of the site that is being rendered. */
export function useMentions(): Mentions {
  return useContext(MentionsContext);
}
