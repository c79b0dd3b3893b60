import { isObject } from '../../base/json.ts';
import { noAllowance, type Allowance, type Serving } from '../publish/publish.ts';
import type { Site } from '../../model/site.ts';

/** The data of a site that servers need, from its route table and settings: its addresses, where its forms are sent, where its chat comes from. */
export function servingOf(site: Site): Serving {
  const receivers = receiverPaths(site);
  return {
    routes: site.routes,
    allowance: { ...chatAllowance(site.settings['chat']), connect: [...new Set(originsOf(deliveries(site)))] },
    ...(receivers.length > 0 && { receivers }),
  };
}

/** Addresses of the site itself where forms are sent. Not its home page, which a host of static sites takes them at. */
function receiverPaths(site: Site): string[] {
  const paths = deliveries(site).map((address) => String(address).replace(/\/$/, ''));
  return [...new Set(paths.filter((path) => path.startsWith('/')))].toSorted();
}

/** `forms.delivery`, and that of the forms that have an address of their own; none where forms are not sent. */
function deliveries({ settings: { forms: shared }, forms }: Site): unknown[] {
  const delivery = isObject(shared) ? shared['delivery'] : undefined;
  if (delivery === 'none') return [];
  const own = Object.values(forms).map((form) => (isObject(form) ? form['delivery'] : undefined));
  return [delivery, ...own];
}

/** Where the chat widget comes from, if there is one. A widget that is a file of the site needs no other origin. */
function chatAllowance(chat: unknown): Pick<Allowance, 'chat' | 'trustedTypes'> {
  if (!isObject(chat) || chat['script'] === 'none') return noAllowance;
  const { script, origins, trustedTypes } = chat;
  return {
    chat: [...new Set(originsOf([script, ...(Array.isArray(origins) ? origins : [])]))],
    trustedTypes: trustedTypes !== false,
  };
}

function originsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => (typeof value === 'string' && URL.canParse(value) ? [new URL(value).origin] : []));
}
