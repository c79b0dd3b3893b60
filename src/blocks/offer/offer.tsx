import type { OfferBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { useHasPassed } from '../../ui/use-has-passed.ts';

/** What is left of the offer beside its terms. Once its last day is over, a sentence stands where these were. */
export function Offer({ validUntil, ended, request, counts, termsHeading, terms }: OfferBlock) {
  if (useHasPassed(validUntil))
    return (
      <div className="border-t border-line-strong pt-8">
        <Ended text={ended} />
        <Request request={request} />
      </div>
    );
  return (
    <ScriptIsland name="offer">
      <div
        data-valid-until={validUntil}
        className="grid gap-x-8 gap-y-10 border-t border-line-strong pt-8 lg:grid-cols-12"
      >
        <div className="lg:col-span-7">
          <Counts counts={counts} />
          <Request request={request} />
        </div>
        <Terms heading={termsHeading} terms={terms} />
      </div>
      <template>
        <Ended text={ended} />
      </template>
    </ScriptIsland>
  );
}

function Counts({ counts }: Pick<OfferBlock, 'counts'>) {
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

function Request({ request }: Pick<OfferBlock, 'request'>) {
  return (
    <div className="mt-9">
      <ActionLink action={request} style="primary" />
    </div>
  );
}

function Terms({ heading, terms }: { heading: string; terms: OfferBlock['terms'] }) {
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
