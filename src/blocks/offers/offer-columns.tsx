import { useId } from 'react';
import type { Offer, RowLink } from '#generated/types.ts';
import { Linked } from '../../ui/action-link.tsx';
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

/**
 * One offer: its price, what it delivers and includes, and its button, its parts level with those of its neighbours; the content of an
 * included offer is quieter. On telephones, its deliveries are under a line that names them.
 */
function OfferColumn({ shapes, ...props }: OfferOnPage & { shapes: string }) {
  const { offer, block } = props;
  const { id, name, label, text, links = [], features } = offer;
  const { layers, linksLabel, featuresLabel } = block;
  const all = deliveredLinks(offer);
  const inherited = inheritedWords(offer, block);
  const title = 'flex justify-between label font-normal text-quiet';
  return (
    <li id={id} className="flex flex-col p-4 sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0 lg:p-8">
      <div>
        {label !== undefined && <p className="mb-2 label text-accent">{label}</p>}
        <h3 className="font-display text-h2 font-semibold">{name}</h3>
        {text !== undefined && <p className="mt-1 text-small text-quiet">{text}</p>}
      </div>
      <OfferPrice {...props} />
      {all.length > 0 && (
        <Fold summary={<Names title={linksLabel} links={all} />} className="row-start-3 mt-4">
          <div className="row-start-3 md:mt-8">
            {linksLabel !== undefined && (
              <h4 className={`${title} max-md:hidden`}>
                {linksLabel} <span className="text-strong">{all.length}</span>
              </h4>
            )}
            <div className="mt-3 flex items-start gap-4">
              <ul className="min-w-0 flex-1 columns-[5.5rem] gap-x-4 font-mono text-small print:columns-1">
                {all.map((link) => (
                  <li key={link.href} className={links.includes(link) ? 'text-strong' : 'text-quiet'}>
                    <Linked href={link.href}>{link.name}</Linked>
                  </li>
                ))}
              </ul>
              {layers !== undefined && (
                <StackDrawing
                  layers={machineLayers({ layers, connections: all }, false)}
                  shapes={shapes}
                  className="w-24 shrink-0 print:hidden"
                />
              )}
            </div>
          </div>
        </Fold>
      )}
      <div className="row-start-4 flex flex-col">
        {(features !== undefined || inherited !== undefined) && (
          <div className="pt-4">
            {featuresLabel !== undefined && <h4 className={title}>{featuresLabel}</h4>}
            {inherited !== undefined && <p className="mt-2 text-small font-medium text-strong">{inherited}</p>}
            <TextList items={features} className="dashes mt-2 gap-1 text-small" />
          </div>
        )}
        <div className="mt-auto pt-5 sm:max-lg:text-small">
          <OfferAction {...props} />
        </div>
      </div>
    </li>
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
