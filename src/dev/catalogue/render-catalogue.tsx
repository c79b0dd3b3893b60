import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GalleryView } from '#generated/gallery-view.tsx';
import type { Block } from '#generated/types.ts';
import type { Page, Site } from '../../ui/site.ts';
import type { BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { accentOf } from '../../ui/class-names.ts';
import type { Assets } from '../../shared/assets.ts';
import { renderPage } from '../../static/render-page.tsx';
import { IndexPage } from './index-page.tsx';
import { KindPage } from './kind-page.tsx';

/** The index of all kinds of block, by use. */
export function renderIndex(
  { theme }: Pick<Site, 'theme'>,
  kinds: readonly BlockKind[],
  uses: readonly BlockUse[],
): string {
  return renderDocument('Catalogue des blocs', theme, <IndexPage kinds={kinds} uses={uses} />);
}

/** The page of a kind of block. */
export function renderKind({ theme }: Pick<Site, 'theme'>, kind: BlockKind, uses: readonly BlockUse[]): string {
  const use = uses.find(({ id }) => id === kind.use);
  return renderDocument(`${kind.name} (${kind.type}) · Catalogue des blocs`, theme, <KindPage kind={kind} use={use} />);
}

/** A document in the colours and fonts of the site, without the site's header. */
function renderDocument(title: string, { scheme }: Site['theme'], content: ReactNode): string {
  const page = (
    <html lang="fr" className={scheme} data-theme={scheme}>
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
          {content}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** One block alone in a document: its media queries see the width of the frame that shows it. */
export function renderExample(site: Site, { type, name }: BlockKind, block: Block, assets: Assets): string {
  const page = {
    path: `/_blocks/${type}`,
    family: 'catalogue',
    aliases: [],
    fallback: false,
    head: { title: name, description: `Un exemple du bloc « ${type} ».` },
    blocks: [block],
  };
  return renderPage(withoutChat(site), page, assets, { View: GalleryView, Shell: BareShell });
}

/** Dozens of examples on a page must not load as many chats. */
function withoutChat(site: Site): Site {
  const { chat } = site.settings;
  return chat === undefined ? site : { ...site, settings: { ...site.settings, chat: { ...chat, script: 'none' } } };
}

function BareShell({ page, children }: { page: Pick<Page, 'accent'>; children: ReactNode }) {
  return <main className={accentOf(page.accent ?? 'quiet')}>{children}</main>;
}
