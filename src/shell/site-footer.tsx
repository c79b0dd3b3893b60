import type { Figure } from '#generated/types.ts';
import type { Site } from '../ui/site.ts';
import { deliverySettings } from '../forms/hidden-fields.tsx';
import { LineForm } from '../forms/line-form.tsx';
import { TextList } from '../ui/lists.tsx';
import { Brand, OfferLine } from './brand.tsx';
import { FooterActions, FooterLinks, FooterLists } from './footer-lists.tsx';

/** The footer: the price in one line, identity, figures and a form, lists of links, then badges, pages of law and copyright, as far as there are any. */
export function SiteFooter({ site }: { site: Site }) {
  const { tagline, forms } = site.settings;
  const { offer, footer = {} } = site.navigation;
  const { statistics, form, lists = [], actions = [] } = footer;
  return (
    <footer className="border-t border-line-strong">
      {offer && (
        <div className="border-b border-line print:hidden">
          <OfferLine offer={offer} className="wrap py-2" />
        </div>
      )}
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-8 lg:grid-cols-12 print:hidden">
        <div className="lg:col-span-5">
          <Brand site={site} />
          <p className="mt-4 max-w-prose text-lead text-balance">{tagline}</p>
          {statistics && <FooterStatistics statistics={statistics} />}
          {form?.line && forms && <LineForm form={form} line={form.line} settings={deliverySettings(form, forms)} />}
          {lists.length === 0 && <FooterActions actions={actions} />}
        </div>
        {lists.length > 0 && <FooterLists lists={lists} actions={actions} label={site.navigation.labels.footer} />}
      </div>
      <FooterEnd site={site} />
    </footer>
  );
}

export function FooterStatistics({ statistics }: { statistics: readonly Figure[] }) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-6">
      {statistics.map(({ label, text, value }) => (
        <div key={label} className="flex flex-col-reverse gap-1">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-mono text-figure text-strong">{text ?? value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last lines of each page: badges, pages of law, copyright. Nothing at all where the site has none of them. */
function FooterEnd({ site: { settings, navigation } }: { site: Site }) {
  const { badges, legal, copyright } = navigation.footer ?? {};
  if (!badges && !legal && !copyright) return null;
  return (
    <div className="border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        {badges && <TextList items={badges} className="flex w-full flex-wrap gap-x-6 gap-y-2 label text-mint" />}
        {legal && (
          <nav aria-label={navigation.labels.legal} className="text-small print:hidden max-lg:w-full">
            <FooterLinks links={legal} className="-my-1 grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap" />
          </nav>
        )}
        {copyright && (
          <p className="text-small text-quiet">
            © {copyright.year} {settings.name}.{copyright.text !== undefined && ` ${copyright.text}`}
          </p>
        )}
      </div>
    </div>
  );
}
