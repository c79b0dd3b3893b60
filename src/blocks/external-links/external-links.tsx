import { locale } from '#generated/locale.ts';
import { arrowUpRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { ExternalLinksBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** Public sites in two ruled columns, each in a new tab, with the host it leads to. */
export function ExternalLinks({ label, heading, intro }: ExternalLinksBlock) {
  const headingId = useId();
  const { externalResources } = useSite().tables;
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <header className="lg:col-span-5">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
        </header>
        <ul className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-7">
          {externalResources.map(({ id, title, description, href }) => (
            <li key={id} className="border-t border-line-strong py-5">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="group flex items-start justify-between gap-4 font-medium text-strong underline decoration-transparent underline-offset-6 hover:decoration-amber"
              >
                <span>
                  {title}
                  <span className="sr-only"> ({locale.words.newTab})</span>
                </span>
                <Glyph shapes={arrowUpRightSign} className="arrow mt-1 size-5 text-quiet" />
              </a>
              <p className="mt-1 text-small">{description}</p>
              <p className="mt-2 font-mono text-small text-quiet">{new URL(href).host}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
