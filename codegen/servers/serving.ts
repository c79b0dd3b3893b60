import { isObject } from '../json.ts';
import type { Serving } from '../publish/manifest.ts';
import type { Site } from '../site.ts';

/** What servers must know of a site: pages that stand for a prefix, and where its forms are sent. */
export function servingOf(site: Site): Serving {
  return {
    fallbacks: site.pages.flatMap(({ path, fallback }) =>
      fallback === true ? [{ prefix: String(path), file: `${String(path).slice(1)}.html` }] : [],
    ),
    connectOrigins: formOrigins(site.settings['forms']),
  };
}

/** The origin of `forms.delivery` where it is an address; none where forms are not sent. */
function formOrigins(forms: unknown): string[] {
  const delivery = isObject(forms) ? forms['delivery'] : undefined;
  return typeof delivery === 'string' && URL.canParse(delivery) ? [new URL(delivery).origin] : [];
}
