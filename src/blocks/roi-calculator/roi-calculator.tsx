import { useSite } from '#generated/site-context.tsx';
import type { RoiCalculatorBlock } from '#generated/types.ts';
import { fingerprint } from '../../roi/fingerprint.ts';
import { Island } from '../../static/island.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** Heading and steps, then the calculator itself. Without JavaScript its figures stay readable and its controls disabled. */
export function RoiCalculator({ label, heading, intro, steps, noScript, type: _, ...texts }: RoiCalculatorBlock) {
  const { roi, settings } = useSite();
  return (
    <Section id="calculateur">
      <div className="grid gap-x-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading label={label} heading={heading}>
            {intro}
          </SectionHeading>
        </div>
        <ol className="mb-14 grid content-start lg:col-span-5">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3">
              <span aria-hidden="true" className="font-mono text-small text-amber">
                {index + 1}
              </span>
              <span className="text-small">
                <strong className="font-medium text-strong">{title}.</strong> {text}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <noscript>
        <p className="mb-10 border-l-2 border-amber pl-4 text-strong">{noScript}</p>
      </noscript>
      <Island
        name="roi-calculator"
        props={{ ...texts, roi, figures: fingerprint(roi), aiNotice: settings.chat?.aiNotice }}
      />
    </Section>
  );
}
