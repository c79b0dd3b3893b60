import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { DocumentationCategory, DocumentationItem, DocumentationShelvesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { requestHref } from '../../ui/request-href.ts';
import { Section } from '../../ui/section.tsx';

const levelTones: Record<DocumentationItem['level'], BadgeTone> = {
  Débutant: 'mint',
  Intermédiaire: 'azure',
  Avancé: 'violet',
};

/** A table of contents: every category of the table with its guides, their level, format and size. */
export function DocumentationShelves({ id, label, heading, requestLabel, moreHref }: DocumentationShelvesBlock) {
  const headingId = useId();
  const { documentation } = useSite().tables;
  return (
    <Section id={id} labelledBy={headingId}>
      <p className="mb-4 label text-quiet">{label}</p>
      <h2 id={headingId} className="text-h2">
        {heading}
      </h2>
      <nav aria-labelledby={headingId} className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
        {documentation.map((category) => (
          <a
            key={category.id}
            href={`#${category.id}`}
            className="py-1.5 text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber"
          >
            {category.name}
          </a>
        ))}
      </nav>
      {documentation.map((category) => (
        <Category key={category.id} category={category} requestLabel={requestLabel} moreHref={moreHref} />
      ))}
    </Section>
  );
}

function Category({
  category: { id, name, icon, desc, items, moreLabel },
  requestLabel,
  moreHref,
}: {
  category: DocumentationCategory;
  requestLabel: string;
  moreHref: string;
}) {
  return (
    <div id={id} className="mt-12 grid gap-x-8 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="flex items-center gap-3 font-display text-lead font-semibold">
          <Icon name={icon} className="size-6 text-azure" />
          {name}
        </h3>
        <p className="mt-3 max-w-prose text-small">{desc}</p>
        <div className="mt-2">
          <ActionLink action={{ label: moreLabel, href: requestHref(moreHref, id) }} style="tertiary" />
        </div>
      </div>
      <ul className="border-line max-lg:border-t lg:col-span-8">
        {items.map((item) => (
          <Guide key={item.id} item={item} requestLabel={requestLabel} moreHref={moreHref} />
        ))}
      </ul>
    </div>
  );
}

function Guide({ item, requestLabel, moreHref }: { item: DocumentationItem; requestLabel: string; moreHref: string }) {
  const file = [item.format, item.size?.text].filter((part) => part !== undefined).join(' · ');
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_8.5rem_5.5rem] lg:first:pt-0">
      <div className="max-sm:col-span-2">
        <h4 className="text-h3">{item.title}</h4>
        <p className="mt-1 text-small">{item.description}</p>
      </div>
      <p className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-2">
        <Badge tone={levelTones[item.level]}>{item.level}</Badge>
        {file !== '' && <span className="font-mono text-small text-strong">{file}</span>}
      </p>
      <p className="sm:text-right">
        <a
          href={requestHref(moreHref, item.id)}
          className="inline-block py-1 text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber"
        >
          {requestLabel}
          <span className="sr-only">{` «\u202F${item.title}\u202F»`}</span>
        </a>
      </p>
    </li>
  );
}
