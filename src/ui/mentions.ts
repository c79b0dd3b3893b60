import { createContext, useContext } from 'react';
import type { SiteVat } from '#generated/types.ts';

/** The texts beside every price, every figure and every chat button of the site. */
interface Mentions {
  /** The label of value added tax; undefined on a site without one. */
  vat: SiteVat | undefined;
  /** The notice that an AI answers in the chat; undefined on a site without chat. */
  chatNotice: string | undefined;
  /** The address of the page with the sources of figures; undefined on a site without one. */
  register: string | undefined;
}

export const MentionsContext = createContext<Mentions>({
  vat: undefined,
  chatNotice: undefined,
  register: undefined,
});

/** The texts of the rendered site. */
export function useMentions(): Mentions {
  return useContext(MentionsContext);
}
