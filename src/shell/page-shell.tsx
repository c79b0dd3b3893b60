import type { SiteChat } from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
import { SiteHeader } from './site-header.tsx';
import type { ReactNode } from 'react';
import { accentOf } from '../ui/class-names.ts';
import { Band, ChatWays } from './band.tsx';
import { PathContext, trailOf, type Crumb } from './current-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { chatFallbackFormId, chatNoticeId } from '../ui/action-link.tsx';

interface Props {
  site: Site;
  page: Pick<Page, 'path' | 'accent'>;
  children: ReactNode;
}

/** The frame around the blocks of a page. Parts that the spec leaves out leave nothing behind. */
export function PageShell({ site, page: { path, accent = 'quiet' }, children }: Props) {
  const { settings } = site;
  const { labels, band } = site.navigation;
  const trail = trailOf(site, path);
  // The skip link leads there, so the address shows the id: it speaks the language of the site.
  const mainId = fragmentOf(labels.skip);
  return (
    <PathContext value={path}>
      <a href={`#${mainId}`} className="skip-link">
        {labels.skip}
      </a>
      <SiteHeader site={site} />
      {trail.length > 1 && <Breadcrumb trail={trail} label={labels.breadcrumb} />}
      <main id={mainId} tabIndex={-1} className={accentOf(accent)}>
        {children}
      </main>
      {band && band.hiddenOn?.includes(path) !== true && <Band band={band} chat={settings.chat} />}
      <SiteFooter site={site} />
      {settings.chat && <ChatAlert chat={settings.chat} />}
    </PathContext>
  );
}

/** The way to this page, under the bar: every page above it as a link, then its own name. */
function Breadcrumb({ trail, label }: { trail: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol className="wrap">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The parts of each page that chat buttons refer to: where they lead without JavaScript, and the notice that describes them. The alert for a chat that
 * is not loaded comes with its script (`src/browser/chat.ts`), which shows the other ways to get in touch in it.
 */
export function ChatAlert({ chat }: { chat: SiteChat }) {
  return (
    <>
      <form id={chatFallbackFormId} action={chat.fallbackHref} hidden />
      <p id={chatNoticeId} hidden>
        {chat.aiNotice}
      </p>
      {chat.instead && (
        <div id="chat-ways" hidden>
          <ChatWays chat={chat} />
        </div>
      )}
    </>
  );
}

/** Words as an id that a visitor sees after the `#` of an address: « Aller au menu » is `aller-au-menu`. */
export function fragmentOf(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}
