import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { fillIn, readPageTexts, type PageName } from '../read-texts.ts';
import type { SiteForms } from '../site-forms.ts';

/** A page that a visitor sees, as the owner words it. `details` are lines below its text. */
export type Pages = (
  name: PageName,
  more?: { readonly details?: readonly string[] },
) => HtmlEscapedString | Promise<HtmlEscapedString>;

const style =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif}button{font:inherit;padding:.6rem 1.2rem}';

/** What a page of the receiver may load and do: nothing but its own style and its own button. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The pages, written from the owner's texts as they are now, or as they last could be read. A page with a button posts to its own
 * address.
 * @throws where they cannot be read to begin with
 */
export function pagesOf(texts: string, forms: () => SiteForms): Pages {
  let known = readPageTexts(texts);
  return (name, { details = [] } = {}) => {
    try {
      known = readPageTexts(texts);
    } catch {
      // An owner is in the middle of a change.
    }
    const { site, locale } = forms();
    const values = { site: site.name, baseUrl: site.baseUrl, email: site.email };
    const { title, text, button } = known[name];
    return html`${raw('<!doctype html>')}
      <html lang="${locale.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${fillIn(title, values)} · ${site.name}</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <h1>${fillIn(title, values)}</h1>
            ${
              details.length > 0
                ? html`<ul>
                    ${details.map((detail) => html`<li>${detail}</li>`)}
                  </ul>`
                : ''
            }
            <p>${fillIn(text, values)}</p>
            ${button === undefined ? '' : html`<form method="post"><button>${fillIn(button, values)}</button></form>`}
            <p><a href="${site.baseUrl}">${known.back}</a></p>
          </main>
        </body>
      </html>`;
  };
}
