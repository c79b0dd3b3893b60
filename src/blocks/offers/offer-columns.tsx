import { type ReactNode, useId } from 'react';
import type { Offer, RowLink } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { TextList } from '../../ui/lists.tsx';
import { StackDrawing } from '../../ui/machine/machine-drawing.tsx';
import { machineLayers } from '../../ui/machine/machine-layers.ts';
import { MachineShapes } from '../../ui/machine/machine-shapes.tsx';
import { Fold } from '../../ui/section.tsx';
import { deliveredLinks } from '../../ui/offer-contents.ts';
import { joinNames } from '../../ui/typography.ts';
import { inheritedWords } from './offer-comparison.tsx';
import { OfferAction, type OfferOnPage, OfferPrice } from './offer-price.tsx';

type Props = Omit<OfferOnPage, 'offer' | 'place'>;

export function OfferColumns({ rows, ...props }: Props & { rows: readonly Offer[] }) {
  const shapes = useId();
  return (
    <>
      {props.block.layers !== undefined && <MachineShapes id={shapes} />}
      <ul className={`ruled-sheet ${balancedColumns(rows.length, { sm: 3 })}`}>
        {rows.map((offer, place) => (
          <OfferColumn key={offer.name} offer={offer} place={place} shapes={shapes} {...props} />
        ))}
      </ul>
    </>
  );
}

/** One offer: its price and its whole content, its parts level with those of its neighbours; the content of an included offer is quieter. */
function OfferColumn({ shapes, ...props }: OfferOnPage & { shapes: string }) {
  const { id, name, label, text } = props.offer;
  return (
    <li id={id} className="flex flex-col p-4 sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0 lg:p-8">
      <div>
        {label !== undefined && <p className="mb-2 label text-accent">{label}</p>}
        <h3 className="font-display text-h2 font-semibold">{name}</h3>
        {text !== undefined && <p className="mt-1 text-small text-quiet">{text}</p>}
      </div>
      <OfferPrice {...props} />
      <OfferContent {...props} shapes={shapes} />
    </li>
  );
}

/** What an offer delivers and includes, and its button: on telephones, its deliveries are under a line that names them. */
function OfferContent({ shapes, ...props }: OfferOnPage & { shapes: string }) {
  const { offer, block } = props;
  const { links = [], features } = offer;
  const all = deliveredLinks(offer);
  const delivered = all.length > 0 && (
    <Part title={block.linksLabel} count={all.length}>
      <div className="mt-3 flex items-start gap-4">
        <ul className="min-w-0 flex-1 columns-[5.5rem] gap-x-4 font-mono text-small print:columns-1">
          {all.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className={`inline-block py-1 underline decoration-transparent underline-offset-4 hover:decoration-accent ${links.includes(link) ? 'text-strong' : 'text-quiet'}`}
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        {block.layers !== undefined && (
          <StackDrawing
            layers={machineLayers({ layers: block.layers, connections: all }, false)}
            shapes={shapes}
            className="w-24 shrink-0 print:hidden"
          />
        )}
      </div>
    </Part>
  );
  const inherited = inheritedWords(offer, block);
  const served = (features !== undefined || inherited !== undefined) && (
    <Part title={block.featuresLabel}>
      {inherited !== undefined && <p className="mt-2 text-small font-medium text-strong">{inherited}</p>}
      {features !== undefined && <TextList items={features} className="dashes mt-2 gap-1 text-small" />}
    </Part>
  );
  return (
    <>
      {delivered && (
        <Fold summary={<Names title={block.linksLabel} links={all} />} className="row-start-3 mt-4">
          {delivered}
        </Fold>
      )}
      <div className="row-start-4 flex flex-col">
        {served}
        <div className="mt-auto pt-5 sm:max-lg:text-small">
          <OfferAction {...props} />
        </div>
      </div>
    </>
  );
}

/** The line that opens the deliveries on a telephone. */
function Names({ title, links }: { title: string | undefined; links: readonly RowLink[] }) {
  return (
    <span className="py-1">
      {title !== undefined && <span className="mb-1 block label text-quiet">{title}</span>}
      {joinNames(links.map(({ name }) => name))}
    </span>
  );
}

/** @param count of deliveries, whose title is in their line on a telephone */
function Part({ title, count, children }: { title: string | undefined; count?: number; children: ReactNode }) {
  return (
    <div className={count === undefined ? 'pt-4' : 'row-start-3 md:mt-8'}>
      {title !== undefined && (
        <h4
          className={`flex justify-between label font-normal text-quiet ${count === undefined ? '' : 'max-md:hidden'}`}
        >
          {title} {count !== undefined && <span className="text-strong">{count}</span>}
        </h4>
      )}
      {children}
    </div>
  );
}
