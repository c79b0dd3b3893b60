import type { ReactNode } from 'react';
import type { Theme } from '#generated/types.ts';

/** A page of the catalogue: in the colours and letters of the site, without its header, which no block belongs to. */
export function CatalogueDocument({ title, theme, children }: { title: string; theme: Theme; children: ReactNode }) {
  return (
    <html lang="fr" className={theme.scheme} data-theme={theme.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/src/dev/main.css" />
        <link rel="stylesheet" href="/src/dev/catalogue/catalogue.css" />
        <script type="module" src="/src/dev/catalogue/catalogue-client.ts" />
      </head>
      <body>
        <a href="#contenu" className="skip-link">
          Aller au contenu
        </a>
        <header className="bar">
          <nav aria-label="Catalogue">
            <a href="/_blocks">Catalogue des blocs</a>
            <a href="/">Le site</a>
          </nav>
        </header>
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
