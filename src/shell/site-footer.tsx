import type { Navigation, SiteSettings } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Brand } from './brand.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterList } from './footer-list.tsx';
import { Newsletter } from './newsletter.tsx';

/** The footer: identity, figures and newsletter, three lists of links, then badges, copyright and the pages of law. */
export function SiteFooter({
  settings,
  navigation,
  pathname,
}: {
  settings: SiteSettings;
  navigation: Navigation;
  pathname: string;
}) {
  const { footer } = settings;
  const lists = navigation.footer;
  return (
    <footer className="border-t border-line-strong">
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-14 py-16 lg:grid-cols-12 print:hidden">
        <div className="lg:col-span-5">
          <Brand name={settings.shortName} />
          <p className="mt-5 max-w-prose text-lead text-balance">{settings.tagline}</p>
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
            {footer.stats.map((stat) => (
              <div key={stat.label} className="flex flex-col-reverse gap-1">
                <dt className="text-small text-quiet">{stat.label}</dt>
                <dd className="font-mono text-figure text-strong">{stat.text ?? stat.value}</dd>
              </div>
            ))}
          </dl>
          <Newsletter newsletter={footer.newsletter} forms={settings.forms} />
        </div>
        <nav
          aria-label={navigation.labels.footer}
          className="grid grid-cols-2 content-start gap-x-8 gap-y-12 sm:grid-cols-3 lg:col-span-7"
        >
          <FooterList list={lists.services} pathname={pathname} />
          <FooterList list={lists.solutions} pathname={pathname} />
          <FooterList list={lists.navigation} pathname={pathname}>
            <p className="mt-6">
              <ActionLink action={lists.roi} style="bar" />
            </p>
          </FooterList>
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
          <ul className="flex w-full flex-wrap gap-x-6 gap-y-2 label text-mint">
            {footer.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <nav aria-label={navigation.labels.legal} className="text-small max-lg:w-full print:hidden">
            <FooterLinks
              links={lists.legal}
              pathname={pathname}
              className="-my-1 grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap sm:gap-x-6"
            />
          </nav>
          <p className="text-small text-quiet">
            © {footer.copyrightYear} {settings.name}. {footer.copyright}
          </p>
        </div>
      </div>
    </footer>
  );
}
