import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { ReactNode } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { SolutionCardLabels, UseCase } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';

/** One use case: its name leads to its page, its technologies and sectors to theirs. */
export function SolutionCard({ useCase, labels }: { useCase: UseCase; labels: SolutionCardLabels }) {
  const { technologies, sectors } = useSite().tables;
  const stack = pickRows(technologies, useCase.stack);
  const targets = pickRows(sectors, useCase.targetSectors);
  return (
    <li className="row-span-4 grid grid-rows-subgrid border-t border-line-strong pt-6 pb-9">
      <h3 className="font-display text-lead font-semibold">
        <a href={useCase.path} className="group flex items-center gap-3.5 hover:text-mint">
          <Icon name={useCase.icon} className="size-6 text-mint" />
          {useCase.name}
          <Glyph shapes={arrowRightSign} className="arrow ml-auto size-5 text-quiet print:hidden" />
        </a>
      </h3>
      <dl className="row-span-3 grid grid-cols-2 grid-rows-subgrid gap-x-6">
        <Entry label={labels.customerValue} className="col-span-2">
          <span className="text-strong">{useCase.customerValue}</span>
        </Entry>
        <Entry label={labels.workflow} className="col-span-2">
          <span className="block text-small">{useCase.workflow}</span>
        </Entry>
        <Entry label={labels.stack}>
          <Links links={stack.map(({ name, href }) => ({ name, href }))} />
        </Entry>
        <Entry label={labels.targetSectors}>
          <Links links={targets.map(({ name, path }) => ({ name, href: path }))} />
        </Entry>
      </dl>
    </li>
  );
}

function Entry({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="label text-quiet">{label}</dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  );
}

function Links({ links }: { links: readonly { name: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {links.map(({ name, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
