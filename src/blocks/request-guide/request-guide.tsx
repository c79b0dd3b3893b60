import { Fragment, useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { ContactHint, RequestGuideBlock } from '#generated/types.ts';
import { keepNumbersWhole } from '../../ui/keep-numbers-whole.ts';
import { Section } from '../../ui/section.tsx';

const order: readonly ContactHint['criterion'][] = ['priority', 'subject', 'sector'];

/** What a request's priority, subject and sector change as one table. */
export function RequestGuide(block: RequestGuideBlock) {
  const headingId = useId();
  const { contactHints } = useSite().tables;
  return (
    <Section labelledBy={headingId} tone="raised">
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="mb-4 label text-quiet">{block.label}</p>
          <h2 id={headingId} className="text-h2">
            {block.heading}
          </h2>
          <p className="mt-5">{block.intro}</p>
        </div>
        <table className="w-full border-collapse self-start text-left max-sm:block lg:col-span-7 lg:col-start-6">
          <caption className="sr-only">{block.caption}</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line-strong">
              <th scope="col" className="w-[37%] pr-6 pb-4 label font-normal text-quiet">
                {block.optionsColumn}
              </th>
              <th scope="col" className="pb-4 label font-normal text-quiet">
                {block.messageColumn}
              </th>
            </tr>
          </thead>
          {order.map((criterion) => (
            <tbody key={criterion} className="max-sm:block">
              <tr className="max-sm:block">
                <th scope="rowgroup" colSpan={2} className="pt-8 pb-3 label font-normal text-azure max-sm:block">
                  {block.criteria[criterion]}
                </th>
              </tr>
              {contactHints
                .filter((hint) => hint.criterion === criterion)
                .map((hint) => (
                  <Hint key={hint.id} hint={hint} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}

function Hint({ hint: { options, message } }: { hint: ContactHint }) {
  return (
    <tr className="border-t border-line align-top max-sm:block max-sm:py-5">
      <th scope="row" className="font-semibold text-strong max-sm:block sm:py-5 sm:pr-6">
        {options.map((option, index) => (
          <Fragment key={option}>
            {index > 0 && <br />}
            {option}
          </Fragment>
        ))}
      </th>
      <td className="wrap-anywhere max-sm:mt-2 max-sm:block sm:py-5">{keepNumbersWhole(message)}</td>
    </tr>
  );
}
