import type { ReactNode } from 'react';
import { GalleryView } from '#generated/gallery-view.tsx';
import type { Block, Page, Site } from '#generated/types.ts';
import type { BlockKind } from '../../shared/block-kind.ts';
import { accentOf } from '../../frame/accent.ts';
import type { Assets } from '../../static/assets.ts';
import { renderPage } from '../../static/render-page.tsx';

/** One block alone in a document, so that the widths its styles ask for are those of the frame that shows it. */
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
