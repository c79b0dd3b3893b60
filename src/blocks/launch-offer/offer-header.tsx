import type { LaunchOfferBlock } from '#generated/types.ts';
import { formatIsoDate } from '../../ui/format-date.ts';

interface Props {
  block: LaunchOfferBlock;
  headingId: string;
}

/** What is offered, and until when. */
export function OfferHeader({ block: { label, heading, intro, validUntil, validityLabel }, headingId }: Props) {
  return (
    <header data-until-end="header" className="lg:col-span-7">
      <p className="mb-4 label text-amber">{label}</p>
      <h2 id={headingId} className="text-h1">
        {heading}
      </h2>
      <p className="mt-6 max-w-prose text-lead">{intro}</p>
      <p className="mt-4 text-strong">
        {validityLabel} <time dateTime={validUntil}>{formatIsoDate(validUntil)}</time>
      </p>
    </header>
  );
}

/** The same place once the offer is over: since when, and what holds now. @param headingId none in a template, whose heading takes it over later */
export function EndedHeader({ block: { ended, validUntil }, headingId }: Pick<Props, 'block'> & Partial<Props>) {
  return (
    <header data-after-end="header" className="lg:col-span-7">
      <p className="mb-4 label text-quiet">{ended.label}</p>
      <h2 id={headingId} className="text-h2">
        {ended.heading}
      </h2>
      <p className="mt-6 max-w-prose text-lead">{ended.intro}</p>
      <p className="mt-4 text-strong">
        {ended.endLabel} <time dateTime={validUntil}>{formatIsoDate(validUntil)}</time>
      </p>
    </header>
  );
}
