import { useId } from 'react';
import type { VisionFieldBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';
import { CompanyField } from './company-field.tsx';

/** The vision beside its field of points, the mission as one large sentence. */
export function VisionField({ label, heading, vision, mission }: VisionFieldBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <p className="mb-4 label text-quiet">{label}</p>
      <h2 id={headingId} className="max-w-3xl text-h2">
        {heading}
      </h2>
      <div className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 lg:grid-cols-12">
        <CompanyField vision={vision} />
        <div className="flex flex-col justify-between gap-12 lg:col-span-5 lg:col-start-8">
          <div>
            <h3 className="label text-amber">{vision.heading}</h3>
            <p className="mt-4 text-lead">{vision.text}</p>
          </div>
          <div className="border-t border-line-strong pt-8">
            <h3 className="label text-amber">{mission.heading}</h3>
            <p className="mt-4 font-display text-lead text-[1.5rem] leading-snug font-medium text-strong">
              {mission.text}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
