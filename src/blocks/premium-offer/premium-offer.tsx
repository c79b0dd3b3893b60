import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { PremiumOfferBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { hasPassed } from '../../ui/has-passed.ts';
import { Section } from '../../ui/section.tsx';

/**
 * The announced value in display size over the whole measure, then what is left of the offer beside its terms. Once its last day is
 * over, a sentence stands where these were.
 */
export function PremiumOffer(block: PremiumOfferBlock) {
  const { id, label, heading, text, figure, validUntil, ended, action } = block;
  const headingId = useId();
  const { day } = useSite();
  return (
    <Section id={id} labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-end">
        <header className="lg:col-span-7">
          <p className="mb-4 label text-amber">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{text}</p>
        </header>
        <p className="lg:col-span-5 lg:text-right">
          <span className="figure-xl block whitespace-nowrap text-amber">
            {figure.value}
            {figure.unit !== undefined && <span className="unit"> {figure.unit}</span>}
          </span>
          <span className="mt-3 block text-small text-quiet">{figure.label}</span>
        </p>
      </div>
      {hasPassed(validUntil, day) ? (
        <div className="mt-12 border-t border-line-strong pt-8">
          <Ended text={ended} />
          <Action action={action} />
        </div>
      ) : (
        <ScriptIsland name="premium-offer">
          <div
            data-valid-until={validUntil}
            className="mt-12 grid gap-x-8 gap-y-10 border-t border-line-strong pt-8 lg:grid-cols-12"
          >
            <div className="lg:col-span-7">
              <Counts counts={block.counts} />
              <Action action={action} />
            </div>
            <Terms heading={block.termsHeading} terms={block.terms} />
          </div>
          <template>
            <Ended text={ended} />
          </template>
        </ScriptIsland>
      )}
    </Section>
  );
}

function Counts({ counts }: Pick<PremiumOfferBlock, 'counts'>) {
  return (
    <dl data-until-end="counts" className={`grid gap-x-4 sm:gap-x-8 ${balancedColumns(counts.length, { all: 3 })}`}>
      {counts.map((count) => (
        <div key={count.label} className="flex min-w-0 flex-col-reverse justify-end gap-4">
          <dt className="border-t border-line pt-3 text-small text-quiet">{count.label}</dt>
          <dd className="figure-xl text-strong">{count.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ended({ text }: { text: string }) {
  return (
    <p data-after-end="counts" className="max-w-prose text-strong">
      {text}
    </p>
  );
}

function Action({ action }: Pick<PremiumOfferBlock, 'action'>) {
  return (
    <div className="mt-9">
      <ActionLink action={action} style="primary" />
    </div>
  );
}

function Terms({ heading, terms }: { heading: string; terms: PremiumOfferBlock['terms'] }) {
  return (
    <div data-until-end="terms" className="lg:col-span-4 lg:col-start-9">
      <h3 className="label font-normal text-quiet">{heading}</h3>
      <dl className="mt-3">
        {terms.map((term) => (
          <div key={term.label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <dt>{term.label}</dt>
            <dd className="font-mono text-small leading-[1.9] text-strong">{term.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
