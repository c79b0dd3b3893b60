import type { NavigationFooter } from '#generated/types.ts';
import { TextList } from '../ui/lists.tsx';
import { FooterLinks } from './footer-lists.tsx';

interface Props {
  footer: NavigationFooter;
  /** Full name of the site. */
  name: string;
  /** The name of the links of law for screen readers. */
  legalLabel: string | undefined;
}

/** The last lines of each page: badges, pages of law, copyright. Nothing at all where the site has none of them. */
export function FooterEnd({ footer: { badges, legal, copyright }, name, legalLabel }: Props) {
  if (!badges && !legal && !copyright) return null;
  return (
    <div className="border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        {badges && <TextList items={badges} className="flex w-full flex-wrap gap-x-6 gap-y-2 label text-mint" />}
        {legal && (
          <nav aria-label={legalLabel} className="text-small print:hidden max-lg:w-full">
            <FooterLinks links={legal} className="-my-1 grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap sm:gap-x-6" />
          </nav>
        )}
        {copyright && (
          <p className="text-small text-quiet">
            © {copyright.year} {name}.{copyright.text !== undefined && ` ${copyright.text}`}
          </p>
        )}
      </div>
    </div>
  );
}
